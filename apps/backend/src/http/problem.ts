import type { Issue } from '@booking/domain/errors';
import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

const titles: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  404: 'Not Found',
  405: 'Method Not Allowed',
  409: 'Conflict',
  413: 'Content Too Large',
  422: 'Unprocessable Content',
  500: 'Internal Server Error',
  503: 'Service Unavailable',
};

// Enough to correct a form; a body of thousands of faults must not make an answer of its own size.
const maxIssues = 20;

/** An error response (RFC 9457), with the issues of a body where there are any. */
export class Problem extends Error {
  override readonly name = 'Problem';
  constructor(
    readonly status: ContentfulStatusCode,
    readonly detail: string,
    readonly errors: readonly Issue[] = [],
  ) {
    super(detail);
  }
}

export const notFound = (what: string): Problem => new Problem(404, `There is no such ${what}.`);

export const problemAnswer = (c: Context, { status, detail, errors }: Problem): Response =>
  c.json(
    {
      type: 'about:blank',
      title: titles[status] ?? 'Error',
      status,
      detail,
      ...(errors.length > 0 ? { errors: errors.slice(0, maxIssues) } : {}),
    },
    status,
    {
      'Content-Type': 'application/problem+json',
      'Cache-Control': 'no-store',
    },
  );
