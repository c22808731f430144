import receipt from './en/receipt.json';

export default { receipt };
