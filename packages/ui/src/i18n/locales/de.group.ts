import group from './de/group.json';

export default { group };
