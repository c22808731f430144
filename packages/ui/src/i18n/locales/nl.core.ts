import common from './nl/common.json';
import departures from './nl/departures.json';
import errors from './nl/errors.json';
import progress from './nl/progress.json';
import summary from './nl/summary.json';
import tourDate from './nl/tourDate.json';

export default { common, departures, errors, progress, summary, tourDate };
