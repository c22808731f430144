export * from './earlier-details.tsx';
