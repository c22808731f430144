import cabins from './nl/cabins.json';
import cards from './nl/cards.json';
import ship from './nl/ship.json';
import tours from './nl/tours.json';

export default { cabins, cards, ship, tours };
