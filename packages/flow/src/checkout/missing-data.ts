import { ApiError } from '@booking/api';
import type { ErrorCode } from '@booking/domain/errors';

/** Data that a screen needs could not be loaded; `code` is the message for the visitor. ERR-13. */
export class MissingData extends Error {
  override readonly name = 'MissingData';
  constructor(
    readonly code: ErrorCode,
    cause: unknown,
  ) {
    super(code, { cause });
  }
}

/** Waits for data; a failure is thrown with `code`, a 404 with `notFound`. */
export async function requireData<Data>(data: Promise<Data>, code: ErrorCode, notFound: ErrorCode = code): Promise<Data> {
  try {
    return await data;
  } catch (error) {
    throw new MissingData(error instanceof ApiError && error.kind === 'not-found' ? notFound : code, error);
  }
}
