import cabins from './de/cabins.json';
import ship from './de/ship.json';
import tours from './de/tours.json';

export default { cabins, ship, tours };
