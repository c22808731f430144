import meanwhile from './en/meanwhile.json';

export default { meanwhile };
