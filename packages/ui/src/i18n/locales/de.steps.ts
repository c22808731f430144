import cabins from './de/cabins.json';
import receipt from './de/receipt.json';
import ship from './de/ship.json';
import tours from './de/tours.json';

export default { cabins, receipt, ship, tours };
