import receipt from './en/receipt.json';
import stay from './en/stay.json';
import tours from './en/tours.json';

export default { receipt, stay, tours };
