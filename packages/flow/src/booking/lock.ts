/** Runs one task at a time across all tabs of this origin. */
export type Lock = <Result>(task: () => Promise<Result>) => Promise<Result>;

/** A lock based on the browser's lock manager. Without one (outside a secure context) the task runs unlocked. */
export function tabLock(name: string, locks: LockManager | undefined): Lock {
  if (!locks) return (task) => task();
  return async (task) => {
    let entered = false;
    const enter = () => {
      entered = true;
      return task();
    };
    try {
      return await locks.request(name, enter);
    } catch (error) {
      // A sandboxed frame rejects every lock request: then the task has not started and runs unlocked.
      if (entered) throw error;
      return task();
    }
  };
}
