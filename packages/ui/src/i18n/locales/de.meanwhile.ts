import meanwhile from './de/meanwhile.json';

export default { meanwhile };
