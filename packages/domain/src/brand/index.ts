export * from './brands.ts';
export * from './resolve-brand.ts';
