export { startApp } from './delivery/boot/start-app.tsx';
