import confirmation from './en/confirmation.json';

export default { confirmation };
