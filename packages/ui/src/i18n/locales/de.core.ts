import common from './de/common.json';
import departures from './de/departures.json';
import errors from './de/errors.json';
import progress from './de/progress.json';
import summary from './de/summary.json';
import tourDate from './de/tourDate.json';

export default { common, departures, errors, progress, summary, tourDate };
