import type { StorybookConfig } from '@storybook/react-vite';
import { defaultClientConditions } from 'vite';

const config: StorybookConfig = {
  stories: ['../src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  framework: '@storybook/react-vite',
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal(vite) {
    // Workspace packages are read from their sources, without a build.
    vite.resolve = { ...vite.resolve, conditions: ['source', ...defaultClientConditions] };
    // Known from the start: found later, it would reload the page in the midst of a test.
    vite.optimizeDeps = { ...vite.optimizeDeps, include: [...(vite.optimizeDeps?.include ?? []), '@tanstack/react-form', 'react-i18next'] };
    return vite;
  },
};

export default config;
