import { useOptionalPart } from '@booking/ui/primitives';
import type { GroupToolsProps } from '@booking/ui/steps/passengers';
import { type ReactNode, useCallback } from 'react';
import { loadTexts } from '../../app/load-file.ts';
import { useServices } from '../../app/services.ts';

/** What saves the leader of a larger party typing. Few visitors have one, so it is loaded after the form. */
export function GroupTools(props: GroupToolsProps): ReactNode {
  const { runtime } = useServices();
  const load = useCallback(async () => {
    const [part] = await Promise.all([import('@booking/ui/steps/passengers/group'), loadTexts(runtime, ['group'])]);
    return part;
  }, [runtime]);
  const part = useOptionalPart(load);
  return part && <part.GroupTools {...props} />;
}
