import cabins from './en/cabins.json';
import cards from './en/cards.json';
import ship from './en/ship.json';
import tours from './en/tours.json';

export default { cabins, cards, ship, tours };
