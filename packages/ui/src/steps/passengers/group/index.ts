export { GroupTools } from './group-tools.tsx';
