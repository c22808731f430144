/** The text spacing of WCAG 1.4.12. */
export const textSpacing = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-block-end: 2em !important; }`;

const describe = (element: Element, found: string): string =>
  `${element.tagName} ${element.getAttribute('class')} '${element.textContent?.trim().slice(0, 40)}': ${found}`;

/** The elements that reach beyond the window's right edge. What is clipped or scrolls by itself does not count. */
export function getTooWide(): string[] {
  if (document.documentElement.scrollWidth <= innerWidth) return [];
  return [...document.querySelectorAll('#app *')]
    .filter((element) => element.getBoundingClientRect().right > innerWidth + 1)
    .map((element) => describe(element, `up to ${Math.round(element.getBoundingClientRect().right)} px`));
}

/** Text for screen readers only: a clipped pixel. */
const isForReadersOnly = (element: Element): boolean =>
  element.matches('[class*=hidden], [class*=spoken]') || (element.parentElement !== null && isForReadersOnly(element.parentElement));

/** The chosen option, laid out as in the select's box: a select does not say how much of it is shown. */
function getCutOption(select: HTMLSelectElement): string | null {
  const style = getComputedStyle(select);
  const room = select.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight);
  const copy = document.createElement('div');
  copy.textContent = select.selectedOptions[0]?.text ?? '';
  Object.assign(copy.style, { position: 'absolute', width: `${room}px`, whiteSpace: style.whiteSpace, font: style.font });
  Object.assign(copy.style, { letterSpacing: style.letterSpacing, wordSpacing: style.wordSpacing });
  document.body.append(copy);
  const { scrollWidth, clientWidth, clientHeight } = copy;
  copy.remove();
  const isCut = scrollWidth > clientWidth || clientHeight > select.clientHeight;
  return isCut
    ? `SELECT '${select.selectedOptions[0]?.text}': ${scrollWidth} × ${clientHeight} px in ${room} × ${select.clientHeight} px`
    : null;
}

/** A text of a day that reaches beyond it. */
function getTextBeyondDay(text: Element): string | null {
  const range = document.createRange();
  range.selectNodeContents(text);
  const inner = range.getBoundingClientRect();
  const day = text.closest('[role=gridcell], th')?.getBoundingClientRect();
  if (!day || inner.width === 0) return null;
  const isInside = inner.left >= day.left - 0.5 && inner.right <= day.right + 0.5 && inner.bottom <= day.bottom + 0.5;
  return isInside ? null : describe(text, `${Math.round(inner.width)} px wide in ${Math.round(day.width)} px`);
}

/** A text that its own box cuts off. */
function getCutText(element: Element): string | null {
  const { overflowX, overflowY, scrollSnapType } = getComputedStyle(element);
  // A strip of cards: what is beyond its edge is scrolled to.
  if (scrollSnapType !== 'none') return null;
  const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element;
  const isCut =
    (overflowX !== 'visible' && scrollWidth > clientWidth + 1) || (/hidden|clip/.test(overflowY) && scrollHeight > clientHeight + 1);
  return isCut ? describe(element, `${scrollWidth} × ${scrollHeight} px in ${clientWidth} × ${clientHeight} px`) : null;
}

/** The texts within an element that are not shown whole: cut off by a box, wider than a select or than their day. */
export function getCutTexts(root: Element): string[] {
  return [...root.querySelectorAll('*')]
    .filter((element) => element.checkVisibility() && element.textContent?.trim() !== '' && !isForReadersOnly(element))
    .flatMap((element) => {
      if (element instanceof HTMLOptionElement) return [];
      if (element instanceof HTMLSelectElement) return getCutOption(element) ?? [];
      const isDayText = element.childElementCount === 0 && element.closest('[role=gridcell] [aria-hidden], th') !== null;
      return (isDayText ? getTextBeyondDay(element) : getCutText(element)) ?? [];
    });
}
