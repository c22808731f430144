import search from './de/search.json';

export default { search };
