/** The build of a published package: modules of standard JavaScript for Node and browsers, with these entry points. */
export const publishedPackage = (entry: Record<string, string>) => ({
  entry,
  format: 'esm' as const,
  target: 'es2023',
  platform: 'neutral' as const,
  external: [/^node:/],
  splitting: true,
  clean: true,
});
