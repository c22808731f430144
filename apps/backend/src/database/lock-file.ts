import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, unlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { StartupError } from '../config/startup-error.ts';

/** Start time of a process, if the system knows it. A process id alone may have been reused. */
function getStartTime(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    return '';
  }
}

function isAlive(pid: number, start: string): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  return pid !== process.pid && getStartTime(pid) === start;
}

/** One level at a time: on file systems that reject directories, recursive mkdir of Node never returns. */
function makeDirectory(path: string): void {
  if (existsSync(path)) return;
  makeDirectory(dirname(path));
  mkdirSync(path);
}

function readHolder(path: string): { pid: number; start: string } | null {
  try {
    const [pid = '', start = ''] = readFileSync(path, 'utf8').trim().split(' ');
    return /^\d+$/.test(pid) ? { pid: Number(pid), start } : null;
  } catch {
    return null;
  }
}

/**
 * Locks a data directory for this process. The embedded database takes no lock itself, and two processes would corrupt it. A lock whose process has
 * ended is replaced. Returns the function that releases the lock.
 * @throws StartupError when the directory cannot be written, or another process has locked it.
 */
export function lockDirectory(directory: string): () => void {
  const path = join(directory, 'lock');
  const own = join(directory, `lock.${process.pid}`);
  try {
    makeDirectory(directory);
    writeFileSync(own, `${process.pid} ${getStartTime(process.pid)}`);
  } catch (error) {
    throw new StartupError(`The data directory ${directory} cannot be written (${(error as NodeJS.ErrnoException).code}).`);
  }
  try {
    for (let attempt = 0; attempt < 3; attempt += 1) {
      try {
        // Creating a link is atomic and fails if the link exists.
        linkSync(own, path);
        return () => rmSync(path, { force: true });
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      }
      const holder = readHolder(path);
      if (holder && isAlive(holder.pid, holder.start)) {
        throw new StartupError(`The data directory ${directory} is in use by process ${holder.pid}.`);
      }
      rmSync(path, { force: true });
    }
    throw new StartupError(`The data directory ${directory} is in use.`);
  } finally {
    unlinkSync(own);
  }
}
