/** What the form does not need at first, in one file. Without it errors are still shown at their fields. */
export { ClearDetails, DetailsCleared } from './clear-details.tsx';
export { EmailQuestion } from './email-question.tsx';
export { IssueList } from './issue-list.tsx';
export { LostChoices } from './lost-choices.tsx';
export { PhoneCode } from './phone-code.tsx';
