import * as v from 'valibot';
import { expect, test } from 'vitest';
import { safeStorage } from './stored-item.ts';
import { storedJson } from './stored-json.ts';

const memoryStorage = (): Storage => {
  const map = new Map<string, string>();
  return {
    get length() {
      return map.size;
    },
    clear: () => map.clear(),
    key: () => null,
    getItem: (key) => map.get(key) ?? null,
    setItem: (key, value) => void map.set(key, value),
    removeItem: (key) => void map.delete(key),
  };
};

const schema = v.object({ n: v.number() });

test('every stored value is validated when it is read, and an invalid one is dropped (STORE-1, STORE-5)', () => {
  const storage = memoryStorage();
  const item = storedJson(
    safeStorage(() => storage),
    'k',
    schema,
  );
  item.write({ n: 1 });
  expect(item.read()).toEqual({ n: 1 });
  for (const bad of ['{"n":"1"}', 'not json', 'null']) {
    storage.setItem('k', bad);
    expect(item.read()).toBeNull();
    expect(storage.getItem('k')).toBeNull();
  }
});

test.each([
  [
    'blocked',
    () => {
      throw new DOMException('denied', 'SecurityError');
    },
  ],
  [
    'full',
    () =>
      ({
        ...memoryStorage(),
        setItem: () => {
          throw new DOMException('full', 'QuotaExceededError');
        },
      }) as Storage,
  ],
  [
    'write only',
    () =>
      ({
        ...memoryStorage(),
        getItem: () => {
          throw new DOMException('denied', 'SecurityError');
        },
      }) as Storage,
  ],
  ['that forgets', () => ({ ...memoryStorage(), getItem: () => null }) as Storage],
])('storage that throws (%s) falls back to memory: the flow still works on that page (STORE-11)', (_, open) => {
  const item = storedJson(safeStorage(open), 'k', schema);
  expect(item.read()).toBeNull();
  item.write({ n: 2 });
  expect(item.read()).toEqual({ n: 2 });
  item.clear();
  expect(item.read()).toBeNull();
});
