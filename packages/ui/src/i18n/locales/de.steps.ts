import cabins from './de/cabins.json';
import cards from './de/cards.json';
import ship from './de/ship.json';
import tours from './de/tours.json';

export default { cabins, cards, ship, tours };
