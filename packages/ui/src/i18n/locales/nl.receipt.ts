import receipt from './nl/receipt.json';

export default { receipt };
