import conflicts from './texts/conflicts.json';
import share from './texts/share.json';

export default { conflicts, share };
