import group from './texts/group.json';

export default { group };
