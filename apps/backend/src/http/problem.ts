import { getTitle } from '@booking/api/contract';
import type { Issue } from '@booking/domain/errors';
import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

// Enough to correct a form. A body with thousands of issues must not cause a response of its own size.
const maxIssues = 20;

type Extra = {
  /** The validation issues of a body. */
  errors?: readonly Issue[];
  /** Whole seconds after which a retry may succeed. */
  retryAfter?: number;
  /** Names the kind of problem, if pages have words of their own for it. */
  type?: string;
};

/** An error response (RFC 9457). */
export class Problem extends Error {
  override readonly name = 'Problem';
  readonly errors: readonly Issue[];
  readonly retryAfter: number | null;
  readonly type: string;
  constructor(
    readonly status: ContentfulStatusCode,
    readonly detail: string,
    { errors = [], retryAfter, type = 'about:blank' }: Extra = {},
  ) {
    super(detail);
    this.errors = errors;
    this.retryAfter = retryAfter ?? null;
    this.type = type;
  }
}

/** 503 for a transient error: a retry may succeed in a moment. */
export const unavailable = (detail: string): Problem => new Problem(503, detail, { retryAfter: 1 });

export const notFound = (what: string): Problem => new Problem(404, `Not found: ${what}`);

export const problemResponse = (c: Context, { type, status, detail, errors, retryAfter }: Problem): Response =>
  c.json(
    {
      type,
      title: getTitle(status),
      status,
      detail,
      ...(errors.length > 0 ? { errors: errors.slice(0, maxIssues) } : {}),
    },
    status,
    {
      'Content-Type': 'application/problem+json',
      'Cache-Control': 'no-store',
      ...(retryAfter === null ? {} : { 'Retry-After': String(retryAfter) }),
    },
  );
