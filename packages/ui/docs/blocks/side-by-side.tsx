import { type Brand, brands } from '@booking/domain/brand';
import type { Language } from '@booking/domain/schema';

type SideBySideProps = { story: string; language?: Language; height?: number };

const frame = (story: string, brand: Brand, language: Language) =>
  `iframe.html?viewMode=story&id=${story}&globals=${encodeURIComponent(`brand:${brand};language:${language}`)}`;

/** A story in every brand, at the width of a phone. */
export const SideBySide = ({ story, language = 'en', height = 700 }: SideBySideProps) => (
  <div style={{ display: 'flex', flexWrap: 'wrap', gap: 24 }}>
    {brands.map((brand) => (
      <figure key={brand}>
        <figcaption>{brand}</figcaption>
        <iframe title={`${story}, ${brand}`} src={frame(story, brand, language)} width={390} height={height} loading="lazy" />
      </figure>
    ))}
  </div>
);
