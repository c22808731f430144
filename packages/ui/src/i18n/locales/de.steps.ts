import receipt from './de/receipt.json';
import stay from './de/stay.json';
import tours from './de/tours.json';

export default { receipt, stay, tours };
