import meanwhile from './en/meanwhile.json';
import share from './en/share.json';

export default { meanwhile, share };
