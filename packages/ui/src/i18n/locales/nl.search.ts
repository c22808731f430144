import search from './nl/search.json';

export default { search };
