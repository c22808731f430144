export * from './columns.ts';
export * from './embed.ts';
export * from './facts.ts';
export * from './sandbox.ts';
export * from './server.ts';
