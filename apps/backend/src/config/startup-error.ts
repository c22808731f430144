/** A reason not to start that its message tells in one line. */
export class StartupError extends Error {
  override readonly name = 'StartupError';
}
