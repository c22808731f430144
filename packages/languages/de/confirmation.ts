import confirmation from './texts/confirmation.json';

export default { confirmation };
