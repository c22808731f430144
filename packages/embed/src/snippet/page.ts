import { makeElement, makeSnippet, type SnippetOptions } from './snippet.ts';

// The snippet maker: a form, the live result, and the snippet to copy.
const find = <Found extends Element>(selector: string): Found => document.querySelector(selector) as Found;
const form = find<HTMLFormElement>('form');
const result = find<HTMLElement>('#result');
const snippet = find<HTMLTextAreaElement>('#snippet');
const status = find<HTMLElement>('#status');

function readOptions(): SnippetOptions {
  const data = new FormData(form);
  const text = (name: string) => String(data.get(name) ?? '').trim();
  return {
    tool: location.origin,
    tour: text('tour'),
    mode: text('mode') as SnippetOptions['mode'],
    brand: text('brand') as SnippetOptions['brand'],
    locale: text('locale') as SnippetOptions['locale'],
    cid: text('cid'),
    accent: data.has('own-accent') ? text('accent') : '',
    radius: form.radius.validity.valid ? text('radius') : '',
  };
}

function update(): void {
  form.accent.disabled = !form['own-accent'].checked;
  const options = readOptions();
  document.documentElement.dataset.brand = options.brand;
  snippet.value = makeSnippet(options);
  status.textContent = '';
  const element = makeElement(options);
  if (result.dataset.shown === element) return;
  result.dataset.shown = element;
  // Made of escaped values only: see makeElement.
  result.innerHTML = element;
}

/** The tours of the tool as suggestions. An id can be typed without them. */
async function listTours(): Promise<void> {
  const response = await fetch('/api/v1/tours');
  const { data }: { data: { id: string; name: string }[] } = await response.json();
  find('#tours').replaceChildren(...data.map(({ id, name }) => new Option(name, id)));
  form.tour.placeholder = '';
}

form.addEventListener('change', update);
form.addEventListener('submit', (event) => event.preventDefault());
find('#copy').addEventListener('click', async () => {
  snippet.select();
  // Where the clipboard is not allowed the snippet is selected.
  status.textContent = await navigator.clipboard.writeText(snippet.value).then(
    () => 'Copied.',
    () => 'Selected: copy it with your keyboard.',
  );
});
update();
await listTours().catch(() => {
  form.tour.placeholder = 'The list of tours could not be loaded: enter an id';
});
