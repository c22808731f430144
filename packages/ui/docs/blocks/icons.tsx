import { brands } from '@booking/domain/brand';
import { languages } from '@booking/domain/schema';
import { IconGallery, IconItem } from '@storybook/addon-docs/blocks';
import { getWordmark } from '../../src/brand/wordmark.ts';
import { type IconName, iconPaths } from '../../src/primitives/icon-paths.ts';
import { Icon } from '../../src/primitives/index.ts';

/** All icons with their names. */
export const Icons = () => (
  <IconGallery>
    {Object.keys(iconPaths).map((name) => (
      <IconItem key={name} name={name}>
        <Icon name={name as IconName} size={24} />
      </IconItem>
    ))}
  </IconGallery>
);

/** The wordmark of each brand in each language. */
export const Wordmarks = () => (
  <table>
    <thead>
      <tr>
        <th>Brand</th>
        {languages.map((language) => (
          <th key={language}>{language}</th>
        ))}
      </tr>
    </thead>
    <tbody>
      {brands.map((brand) => (
        <tr key={brand}>
          <td>{brand}</td>
          {languages.map((language) => {
            const { src, width, height, name } = getWordmark(brand, language);
            return (
              <td key={language}>
                <img src={src} width={width} height={height} alt={name} />
              </td>
            );
          })}
        </tr>
      ))}
    </tbody>
  </table>
);
