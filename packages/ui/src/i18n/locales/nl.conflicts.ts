import conflicts from './nl/conflicts.json';
import share from './nl/share.json';

export default { conflicts, share };
