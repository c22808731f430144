import { ApiError } from '@booking/api';
import type { ErrorCode } from '@booking/domain/errors';

/** Thrown if required data could not be loaded. `code` identifies the message for the visitor. */
export class MissingData extends Error {
  override readonly name = 'MissingData';
  constructor(
    readonly code: ErrorCode,
    cause: unknown,
  ) {
    super(code, { cause });
  }
}

/** Awaits required data. Throws `MissingData` with `code`, or with `notFound` for a 404. */
export async function requireData<Data>(data: Promise<Data>, code: ErrorCode, notFound: ErrorCode = code): Promise<Data> {
  try {
    return await data;
  } catch (error) {
    throw new MissingData(error instanceof ApiError && error.kind === 'not-found' ? notFound : code, error);
  }
}
