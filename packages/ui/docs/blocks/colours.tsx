import { type Brand, brands } from '@booking/domain/brand';
import { contrast, parseColours, textPairs, uiPairs } from '../../src/theme/contrast.ts';

const sheets = import.meta.glob<string>('../../src/brand/*/theme.css', { query: '?raw', import: 'default', eager: true });

const getColours = (brand: Brand) => parseColours(sheets[`../../src/brand/${brand}/theme.css`] ?? '');
const byBrand = brands.map((brand) => [brand, getColours(brand)] as const);
const names = [...new Set(byBrand.flatMap(([, colours]) => [...colours.keys()]))];

const BrandHeads = () =>
  brands.map((brand) => (
    <th key={brand} scope="col">
      {brand}
    </th>
  ));

/** Every colour token with its value in each brand. */
export const Colours = () => (
  <table>
    <thead>
      <tr>
        <th>Token</th>
        <BrandHeads />
      </tr>
    </thead>
    <tbody>
      {names.map((name) => (
        <tr key={name}>
          <td>
            <code>{`--color-${name}`}</code>
          </td>
          {byBrand.map(([brand, colours]) => (
            <td key={brand}>
              <span
                style={{
                  display: 'inline-block',
                  width: 56,
                  height: 24,
                  marginRight: 8,
                  border: '1px solid #888',
                  borderRadius: 4,
                  verticalAlign: 'middle',
                  background: colours.get(name),
                }}
              />
              <code>{colours.get(name)}</code>
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);

const pairs = [...textPairs.map((pair) => [...pair, 4.5] as const), ...uiPairs.map((pair) => [...pair, 3] as const)];

type ContrastProps = { colours: ReturnType<typeof getColours>; one: string; other: string; least: number };

/** The contrast of a pair, in its colours. One that is too low says so, in colours that can be read whatever the pair's are. */
export function Contrast({ colours, one, other, least }: ContrastProps) {
  const ratio = contrast(colours, one, other);
  return (
    <td style={{ background: colours.get(other), color: colours.get(one) }}>
      {/* A ratio just below the least one is not rounded up to it. */}
      {`${ratio.toFixed(ratio < least ? 2 : 1)} : 1`}
      {ratio < least ? (
        <strong
          style={{ display: 'block', padding: '0 4px', background: '#fff', color: '#b3201f' }}
        >{`too low: under ${least} to 1`}</strong>
      ) : null}
    </td>
  );
}

/** The contrast of every pair that is used. The same pairs are tested. */
export const Contrasts = () => (
  <table>
    <thead>
      <tr>
        <th>Colour</th>
        <th>on</th>
        <th>at least</th>
        <BrandHeads />
      </tr>
    </thead>
    <tbody>
      {pairs.map(([one, other, least]) => (
        <tr key={`${one} ${other} ${least}`}>
          <td>{one}</td>
          <td>{other}</td>
          <td>{least}</td>
          {byBrand.map(([brand, colours]) => (
            <Contrast key={brand} {...{ colours, one, other, least }} />
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);
