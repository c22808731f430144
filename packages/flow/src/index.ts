export { startApp } from './boot/start-app.tsx';
