import receipt from './texts/receipt.json';

export default { receipt };
