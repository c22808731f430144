import { useOptionalPart } from '@booking/ui/primitives';
import { useCallback } from 'react';
import { loadTexts } from '../../app/load-file.ts';
import { useServices } from '../../app/services.ts';

/** Loads a notice that few visitors see, with its texts, after the first paint; null until then. `load` must have a stable identity. */
export function useNotice<Part>(load: () => Promise<Part>, enabled: boolean): Part | null {
  const { runtime } = useServices();
  const loadAll = useCallback(async () => {
    const [part] = await Promise.all([load(), loadTexts(runtime, ['conflicts'])]);
    return part;
  }, [load, runtime]);
  return useOptionalPart(loadAll, enabled);
}
