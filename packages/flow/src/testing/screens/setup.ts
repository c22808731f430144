import '@booking/ui/theme';
import { ensureTemporal } from '@booking/domain/temporal';
import { afterEach, vi } from 'vitest';
import './locators.ts';
import { closeScreen, left } from './open-screen.tsx';

await ensureTemporal();

afterEach(() => {
  closeScreen();
  vi.useRealTimers();
  vi.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
  left.length = 0;
});
