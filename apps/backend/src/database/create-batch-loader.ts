import DataLoader from 'dataloader';

/**
 * Reads keys in batches, one batch at a time. The next one covers everything that is requested in the meantime, so that a thousand readers cost the
 * database no more than one. Nothing is cached: a value is never older than its request. `read` returns a value for each key, in their order.
 */
export function createBatchLoader<Key, Value>(read: (keys: readonly Key[]) => Promise<readonly Value[]>): (key: Key) => Promise<Value> {
  let running: Promise<unknown> = Promise.resolve();
  const readBatch = (keys: readonly Key[]): Promise<readonly Value[]> => {
    const values = read(keys);
    running = values;
    return values;
  };
  const loader = new DataLoader(readBatch, { cache: false, batchScheduleFn: (dispatch) => void running.then(dispatch, dispatch) });
  return (key) => loader.load(key);
}
