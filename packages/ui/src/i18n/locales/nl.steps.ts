import cabins from './nl/cabins.json';
import receipt from './nl/receipt.json';
import ship from './nl/ship.json';
import tours from './nl/tours.json';

export default { cabins, receipt, ship, tours };
