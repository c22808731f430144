import cabins from './nl/cabins.json';
import ship from './nl/ship.json';
import tours from './nl/tours.json';

export default { cabins, ship, tours };
