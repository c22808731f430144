import type { StorybookConfig } from '@storybook/react-vite';
import { defaultClientConditions } from 'vite';

const config: StorybookConfig = {
  stories: ['../docs/**/*.mdx', '../docs/pages/*.stories.tsx', '../src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  framework: '@storybook/react-vite',
  // Tools that only take room beside the switches: the brand sets the background. The checklist is for who sets up a Storybook.
  features: { backgrounds: false, outline: false, sidebarOnboardingChecklist: false },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal(vite) {
    // Workspace packages resolve to their sources, so no build is needed.
    vite.resolve = { ...vite.resolve, conditions: ['source', ...defaultClientConditions] };
    // Pre-bundled at startup. A dependency that Vite discovers later reloads the page in the middle of a test.
    vite.optimizeDeps = {
      ...vite.optimizeDeps,
      include: [...(vite.optimizeDeps?.include ?? []), '@tanstack/react-form', 'react-i18next', 'react-dom/client', 'react-dom/server'],
    };
    return vite;
  },
};

export default config;
