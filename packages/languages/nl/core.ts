import common from './texts/common.json';
import conflicts from './texts/conflicts.json';
import departures from './texts/departures.json';
import errors from './texts/errors.json';
import progress from './texts/progress.json';
import receipt from './texts/receipt.json';
import share from './texts/share.json';
import summary from './texts/summary.json';
import tourDate from './texts/tourDate.json';

export default { common, conflicts, departures, errors, progress, receipt, share, summary, tourDate };
