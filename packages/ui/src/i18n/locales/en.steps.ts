import cabins from './en/cabins.json';
import receipt from './en/receipt.json';
import ship from './en/ship.json';
import tours from './en/tours.json';

export default { cabins, receipt, ship, tours };
