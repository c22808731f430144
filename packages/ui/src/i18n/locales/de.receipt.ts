import receipt from './de/receipt.json';

export default { receipt };
