import common from './nl/common.json';
import errors from './nl/errors.json';
import progress from './nl/progress.json';
import selection from './nl/selection.json';
import summary from './nl/summary.json';

export default { common, errors, progress, selection, summary };
