import cabins from './en/cabins.json';
import ship from './en/ship.json';
import tours from './en/tours.json';

export default { cabins, ship, tours };
