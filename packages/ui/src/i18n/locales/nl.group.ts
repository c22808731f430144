import group from './nl/group.json';

export default { group };
