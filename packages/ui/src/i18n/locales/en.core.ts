import common from './en/common.json';
import errors from './en/errors.json';
import progress from './en/progress.json';
import selection from './en/selection.json';
import summary from './en/summary.json';

export default { common, errors, progress, selection, summary };
