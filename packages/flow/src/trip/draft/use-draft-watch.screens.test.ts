import { createElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { type Services, ServicesContext } from '../../app/services.ts';
import { createStorage } from '../../delivery/boot/create-services.ts';
import { unvalidatedEntries } from '../../storage/passengers.ts';
import { departure } from '../../testing/screens/a-backend.ts';
import { annAndBo, storeDraft, stored } from '../../testing/screens/drafts.ts';
import { dispatchStorageEvent } from '../../testing/screens/tabs.ts';
import type { DraftWatch } from './draft-watch.ts';
import { useDraftWatch } from './use-draft-watch.ts';

const typed = (firstName: string) => ({
  ...annAndBo,
  passengers: annAndBo.passengers.map((passenger) => ({ ...passenger, firstName })),
});

test('writes of the page itself do not rerender; a write by another tab does (STORE-16)', async () => {
  storeDraft(annAndBo, { submitted: false });
  const own = { ...stored, storage: createStorage(window) };
  const conflicts: unknown[] = [];
  let page: DraftWatch | null = null;
  function Form() {
    const { watch, conflict } = useDraftWatch(unvalidatedEntries, departure.id);
    page = watch;
    conflicts.push(conflict);
    return null;
  }
  const root = createRoot(document.createElement('div'));
  flushSync(() => root.render(createElement(ServicesContext, { value: own as unknown as Services }, createElement(Form))));
  const write = (firstName: string): void => {
    page?.show(typed(firstName));
    page?.settle(unvalidatedEntries(own).write(departure.id, typed(firstName)));
  };
  for (const firstName of ['A', 'An', 'Anna']) write(firstName);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(conflicts).toEqual([null]);

  storeDraft(typed('Zoe'), { submitted: false });
  dispatchStorageEvent('unvalidated');
  await expect.poll(() => conflicts.at(-1)).toEqual({ mine: typed('Anna'), theirs: typed('Zoe') });
  root.unmount();
});
