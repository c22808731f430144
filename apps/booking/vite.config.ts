import { defineConfig } from 'vite';
import { earlyRequests } from '../../packages/flow/src/delivery/inline/early-requests.ts';
import { shellConfig } from '../../scripts/vite-shell.ts';

export default defineConfig(
  shellConfig({
    root: import.meta.dirname,
    base: '/',
    port: Number(process.env.BOOKING_PORT || 4321),
    earlyScript: earlyRequests(process.env.VITE_API_BASE_URL || '/api/v1'),
  }),
);
