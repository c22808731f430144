import { defineConfig } from 'vite';
import { earlyRequests } from '../../packages/flow/src/delivery/inline/early-requests.ts';
import { shellConfig } from '../../scripts/vite-shell.ts';

export default defineConfig(
  shellConfig({
    root: import.meta.dirname,
    base: '/frame/',
    port: Number(process.env.FRAME_PORT || 4322),
    earlyScript: earlyRequests(process.env.VITE_API_BASE_URL || '/api/v1'),
  }),
);
