import { ApiError } from '@booking/api';
import type { ErrorCode } from '@booking/domain/errors';

/** Data that a screen cannot do without did not come; `code` is what the visitor is told. ERR-13. */
export class MissingData extends Error {
  override readonly name = 'MissingData';
  constructor(
    readonly code: ErrorCode,
    cause: unknown,
  ) {
    super(code, { cause });
  }
}

/** Waits for data; its failure is told as `code`, that it is not there at all as `notFound`. */
export async function needed<Data>(data: Promise<Data>, code: ErrorCode, notFound: ErrorCode = code): Promise<Data> {
  try {
    return await data;
  } catch (error) {
    throw new MissingData(error instanceof ApiError && error.kind === 'not-found' ? notFound : code, error);
  }
}
