import search from './en/search.json';

export default { search };
