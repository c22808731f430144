export { jsonSchemas } from './json-schema.ts';
export { openApi } from './open-api.ts';
export { problemTypes } from './problem-types.ts';
export { getTitle } from './status-titles.ts';
