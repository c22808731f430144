import common from './en/common.json';
import departures from './en/departures.json';
import errors from './en/errors.json';
import progress from './en/progress.json';
import summary from './en/summary.json';
import tourDate from './en/tourDate.json';

export default { common, departures, errors, progress, summary, tourDate };
