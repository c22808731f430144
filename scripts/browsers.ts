import browserslistToEsbuild from 'browserslist-to-esbuild';

/** The oldest supported browsers, from .browserslistrc: the target of every build for browsers, scripts and styles. */
export const browsers = browserslistToEsbuild();
