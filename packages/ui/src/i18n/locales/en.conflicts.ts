import conflicts from './en/conflicts.json';
import share from './en/share.json';

export default { conflicts, share };
