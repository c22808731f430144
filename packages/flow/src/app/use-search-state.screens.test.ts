import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { choosingAddress as address, choosing } from '../testing/screens/choosing.ts';
import { closeScreen, openScreen } from '../testing/screens/open-screen.tsx';
import { getWords } from '../testing/screens/words.ts';

const words = getWords('en');

test('a choice on a page that is closed at once holds back no later update of the app (SHELL-32)', async () => {
  await openScreen(address.chosenCabins);
  await choosing(words).quantity().selectOptions('2');
  closeScreen();
  await openScreen(address.chosenCabins);
  await expect.element(page.getByRole('button', { name: words.text('share', 'copy') })).toBeVisible();
});
