export * from './catalogue.ts';
export * from './wire.ts';
