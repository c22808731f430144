import common from './texts/common.json';
import departures from './texts/departures.json';
import errors from './texts/errors.json';
import progress from './texts/progress.json';
import summary from './texts/summary.json';
import tourDate from './texts/tourDate.json';

export default { common, departures, errors, progress, summary, tourDate };
