import confirmation from './de/confirmation.json';

export default { confirmation };
