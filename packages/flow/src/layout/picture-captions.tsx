import { pictureCaption } from '@booking/config';
import { CaptionsContext } from '@booking/ui/primitives';
import { type ReactNode, useCallback } from 'react';
import { useServices } from '../app/services.ts';

/** A screen whose galleries say what their pictures show, where the deployment has configured it. */
export function PictureCaptions({ children }: { children: ReactNode }): ReactNode {
  const { runtime } = useServices();
  const captionOf = useCallback((src: string) => pictureCaption(src, runtime.language, runtime.config), [runtime]);
  return <CaptionsContext value={captionOf}>{children}</CaptionsContext>;
}
