import group from './en/group.json';

export default { group };
