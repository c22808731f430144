import meanwhile from './nl/meanwhile.json';

export default { meanwhile };
