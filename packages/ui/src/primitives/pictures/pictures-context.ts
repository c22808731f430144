import type { RuntimeConfig } from '@booking/config';
import { createContext } from 'react';

/** What the deployment says about its pictures: the sizes in which they exist, and what they show. */
export type PictureSettings = Pick<RuntimeConfig, 'pictureVariants' | 'pictureCaptions'>;

export const PicturesContext = createContext<PictureSettings>({ pictureVariants: null, pictureCaptions: null });
