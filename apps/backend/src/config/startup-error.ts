/** A failure to start that its message explains in one line. */
export class StartupError extends Error {
  override readonly name = 'StartupError';
}
