import common from './de/common.json';
import errors from './de/errors.json';
import progress from './de/progress.json';
import selection from './de/selection.json';
import summary from './de/summary.json';

export default { common, errors, progress, selection, summary };
