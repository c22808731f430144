import cabins from './texts/cabins.json';
import cards from './texts/cards.json';
import ship from './texts/ship.json';
import tours from './texts/tours.json';

export default { cabins, cards, ship, tours };
