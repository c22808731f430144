import meanwhile from './nl/meanwhile.json';
import share from './nl/share.json';

export default { meanwhile, share };
