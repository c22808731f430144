/** The catalogue has failed, or has not responded in time. The same call may succeed later. */
export class CatalogueFailed extends Error {
  override readonly name = 'CatalogueFailed';
}

/** The longest wait for a call of the catalogue, in milliseconds. */
const maxMs = 2_000;

/**
 * Waits for a call of the catalogue, which another system may serve.
 * @throws CatalogueFailed if it fails, with the reason as cause, or does not respond in time.
 */
export const inTime = <Value>(call: Promise<Value>): Promise<Value> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new CatalogueFailed('no response in time')), maxMs);
    call.then(resolve, (cause: unknown) => reject(new CatalogueFailed('a call failed', { cause }))).finally(() => clearTimeout(timer));
  });
