import confirmation from './nl/confirmation.json';

export default { confirmation };
