import { expect, test } from 'vitest';
import { aBackend } from './a-backend.ts';
import { checkoutAddress } from './drafts.ts';
import { closeScreen, openScreen } from './open-screen.tsx';

test('what a closed page still does reaches no storage of the next one', async () => {
  const screen = await openScreen(checkoutAddress('passengers'), { backend: aBackend() });
  const { local, session } = screen.services.storage;
  local.set('kept', 'while open');
  closeScreen();
  local.set('late', 'x');
  session.set('late', 'x');
  local.remove('kept');
  expect([localStorage.getItem('late'), sessionStorage.getItem('late'), localStorage.getItem('kept')]).toEqual([null, null, 'while open']);
});
