/** Runs one task at a time over all tabs of this origin. */
export type Lock = <Result>(task: () => Promise<Result>) => Promise<Result>;

/** The platform's lock manager; where it is missing (a page that is not served securely) the task simply runs. */
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
      // A sandboxed frame refuses locks outright: then the task has not begun.
      if (entered) throw error;
      return task();
    }
  };
}
