import { defineConfig } from 'vite';
import { shellConfig } from '../../scripts/vite-shell.ts';

export default defineConfig(shellConfig({ root: import.meta.dirname, base: '/frame/', port: 4322 }));
