import meanwhile from './de/meanwhile.json';
import share from './de/share.json';

export default { meanwhile, share };
