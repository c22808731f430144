import { ApiError } from './api-error.ts';
import { problemTypes } from './contract/problem-types.ts';

/** Whether the body of an error has this type. */
export function hasProblemType(error: unknown, name: keyof typeof problemTypes): boolean {
  if (!(error instanceof ApiError) || typeof error.body !== 'object' || error.body === null) return false;
  const { type } = error.body as { type?: unknown };
  return typeof type === 'string' && type.endsWith(problemTypes[name]);
}
