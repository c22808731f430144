/** What to do about a request that failed, where the failure shows its cause. */
export const remedies = {
  slow: 'The call is too slow: make it faster, or respond with 503 and `Retry-After` before the timeout. `--timeout` is how long the check waits.',
  exception: 'An exception in the handler is the usual cause: find this request in the log of the service.',
  missing: 'Is the call there at all, under this path? If it is: serve what your own list names, or leave it out of the list.',
  credentials: 'No call of the contract has credentials: leave this path out of the login, also in a gateway in front of the service.',
} as const;

/** The remedy for a status that was not expected; undefined where the status shows no cause. */
export function getStatusRemedy(status: number): string | undefined {
  if (status >= 500 && status !== 503) return remedies.exception;
  if (status === 401 || status === 403) return remedies.credentials;
  return status === 404 || status === 405 ? remedies.missing : undefined;
}
