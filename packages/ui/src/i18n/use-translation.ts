import './resources.ts';

export { useTranslation } from 'react-i18next';
