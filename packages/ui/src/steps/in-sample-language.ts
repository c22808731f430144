import type { Language } from '@booking/domain/schema';
import { ownLanguage } from '@booking/domain/translations';
import { cloneElement, isValidElement, type ReactElement, useMemo } from 'react';
import { useFormat } from '../i18n/index.ts';
import { sampleTexts } from './sample-texts.ts';

type Props = Readonly<Record<string, unknown>>;

const textsByEnglish = new Map(Object.entries(sampleTexts));

const isPlainObject = (data: unknown): data is Props =>
  typeof data === 'object' && data !== null && Object.getPrototypeOf(data) === Object.prototype;

const walkProps = (props: Props, language: Language): Props =>
  Object.fromEntries(Object.entries(props).map(([name, value]) => [name, walk(value, language)]));

/** A text that names its language gets that of the page, if there is such a text. */
function walkObject(object: Props, language: Language): Props {
  const { text, language: own } = object;
  const isTranslated = typeof text === 'string' && own === ownLanguage && textsByEnglish.get(text)?.[language] !== undefined;
  return { ...walkProps(object, language), ...(isTranslated && { language }) };
}

function walkElement(element: ReactElement<Props>, language: Language): ReactElement {
  const { children, ...props } = walkProps(element.props, language);
  // As arguments, children need no keys.
  return cloneElement(element, props, ...((Array.isArray(children) ? children : [children]) as []));
}

function walk(data: unknown, language: Language): unknown {
  if (typeof data === 'string') return textsByEnglish.get(data)?.[language] ?? data;
  if (Array.isArray(data)) return data.map((item) => walk(item, language));
  if (data instanceof Map) return new Map([...data].map(([key, value]) => [walk(key, language), walk(value, language)]));
  if (isValidElement<Props>(data)) return walkElement(data, language);
  return isPlainObject(data) ? walkObject(data, language) : data;
}

/**
 * Sample data with its English texts replaced by those of a language: in arrays, maps, plain objects and the props of React elements, at any depth.
 * Everything else stays, functions included. In English it is the same data.
 */
export const inSampleLanguage = <Data>(data: Data, language: Language): Data =>
  language === ownLanguage ? data : (walk(data, language) as Data);

/** Sample data in the page's language: the same as long as data and language are. */
export function useSample<Data>(data: Data): Data {
  const { language } = useFormat();
  return useMemo(() => inSampleLanguage(data, language), [data, language]);
}
