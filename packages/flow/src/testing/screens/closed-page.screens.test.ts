import { expect, test } from 'vitest';
import { checkoutAddress } from './drafts.ts';
import { oddBackend } from './odd-backend.ts';
import { closeScreen, openScreen } from './open-screen.tsx';

test('what a closed page still does reaches no storage of the next one', async () => {
  const screen = await openScreen(checkoutAddress('passengers'), { backend: oddBackend() });
  const { local, session } = screen.services.storage;
  local.set('kept', 'while open');
  closeScreen();
  local.set('late', 'x');
  session.set('late', 'x');
  local.remove('kept');
  expect([localStorage.getItem('late'), sessionStorage.getItem('late'), localStorage.getItem('kept')]).toEqual([null, null, 'while open']);
});
