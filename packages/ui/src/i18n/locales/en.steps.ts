import cabins from './en/cabins.json';
import gallery from './en/gallery.json';
import ship from './en/ship.json';
import tours from './en/tours.json';

export default { cabins, gallery, ship, tours };
