import type { CSSProperties, ReactNode } from 'react';
import { breakpoints } from '../../src/theme/breakpoints.ts';
import css from '../../src/theme/tokens.css?raw';

// The first block: the second one is for reduced motion.
const [shared = ''] = css.split('@media');
const tokens = Array.from(shared.matchAll(/(--[\w-]+):\s*([^;]+);/g), ([, name = '', value = '']) => ({ name, value }));

const samples: Record<string, (name: string) => ReactNode> = {
  space: (name) => <Box style={{ width: `var(${name})`, height: 16, background: 'var(--color-brand)' }} />,
  text: (name) => <span style={{ fontFamily: 'var(--font)', fontSize: `var(${name})` }}>Amsterdam to Bruges, €1,199</span>,
  weight: (name) => <span style={{ fontFamily: 'var(--font)', fontWeight: `var(${name})` }}>Amsterdam to Bruges, €1,199</span>,
  radius: (name) => <Box style={{ width: 64, height: 40, borderRadius: `var(${name})`, background: 'var(--color-brand-soft)' }} />,
  shadow: (name) => <Box style={{ width: 120, height: 56, boxShadow: `var(${name})`, background: 'var(--color-surface)' }} />,
};

const Box = ({ style }: { style: CSSProperties }) => <div style={style} />;

type TokensProps = {
  /** The first words of the tokens: `space` for `--space-1` and so on. */
  groups: readonly string[];
};

/** The tokens of these groups with their values, read from the style sheet, and a sample where there is something to see. */
export const Tokens = ({ groups }: TokensProps) => (
  <table>
    <thead>
      <tr>
        <th>Token</th>
        <th>Value</th>
        <th>Sample</th>
      </tr>
    </thead>
    <tbody>
      {tokens
        .map((token) => ({ ...token, group: token.name.slice(2).split('-')[0] ?? '' }))
        .filter(({ group }) => groups.includes(group))
        .map(({ name, value, group }) => (
          <tr key={name}>
            <td>
              <code>{name}</code>
            </td>
            <td>
              <code>{value}</code>
            </td>
            <td>{samples[group]?.(name)}</td>
          </tr>
        ))}
    </tbody>
  </table>
);

/** The breakpoints by name, for style sheets and scripts. */
export const Breakpoints = () => (
  <table>
    <thead>
      <tr>
        <th>Name</th>
        <th>Media query</th>
      </tr>
    </thead>
    <tbody>
      {Object.entries(breakpoints).map(([name, query]) => (
        <tr key={name}>
          <td>
            <code>{name}</code>
          </td>
          <td>
            <code>{query}</code>
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);
