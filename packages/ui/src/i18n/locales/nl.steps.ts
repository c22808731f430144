import receipt from './nl/receipt.json';
import stay from './nl/stay.json';
import tours from './nl/tours.json';

export default { receipt, stay, tours };
