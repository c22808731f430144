import cabins from './nl/cabins.json';
import gallery from './nl/gallery.json';
import ship from './nl/ship.json';
import tours from './nl/tours.json';

export default { cabins, gallery, ship, tours };
