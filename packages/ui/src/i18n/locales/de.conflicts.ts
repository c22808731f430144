import conflicts from './de/conflicts.json';
import share from './de/share.json';

export default { conflicts, share };
