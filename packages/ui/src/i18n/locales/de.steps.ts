import cabins from './de/cabins.json';
import gallery from './de/gallery.json';
import ship from './de/ship.json';
import tours from './de/tours.json';

export default { cabins, gallery, ship, tours };
