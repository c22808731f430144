export { LostDateNotice } from './lost-date-notice.tsx';
