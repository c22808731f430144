/** A failure to start, explained by its message in one line. */
export class StartupError extends Error {
  override readonly name = 'StartupError';
}
