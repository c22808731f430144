import { type Config, runServer } from '@booking/backend';
import { brands } from '@booking/domain/brand';
import { languages } from '@booking/domain/schema';
import { pageHref } from './brand-site/brands.ts';
import { demo } from './demo.ts';

function announce({ stage, port, keys }: Config): void {
  // In the other stages the log is read by programs and must contain no other lines.
  if (stage !== 'development') return;
  const origin = `http://localhost:${port}`;
  const homes = brands.map(
    (brand) => `  ${brand.padEnd(14)} ${languages.map((language) => `${origin}/brand/${brand}/${language}`).join('  ')}`,
  );
  console.log(['', 'Boat and bike tours: the brands’ home pages', ...homes, ''].join('\n'));
  if (keys === null)
    console.log(
      `Payments go to the sandbox. Test cards, coupons, open payments, chat and events: ${origin}${pageHref({ brand: brands[0], language: 'en' }, 'demo')}\n`,
    );
  console.log(`Open ${origin}/`);
}

runServer(demo, announce);
