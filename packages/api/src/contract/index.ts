export { jsonSchemas } from './json-schema.ts';
export { openApi } from './open-api.ts';
export { getTitle } from './status-titles.ts';
