import { type Config, runServer } from '@booking/backend';
import { brands } from '@booking/domain/brand';
import { languages } from '@booking/domain/schema';
import { demo } from './demo.ts';

function announce({ stage, port, keys }: Config): void {
  // In the other stages the log is read by programs and must contain no other lines.
  if (stage !== 'development') return;
  const origin = `http://localhost:${port}`;
  const homes = brands.map(
    (brand) => `  ${brand.padEnd(14)} ${languages.map((language) => `${origin}/brand/${brand}/${language}`).join('  ')}`,
  );
  console.log(['', 'Boat and bike tours: the brands’ home pages', ...homes, ''].join('\n'));
  if (keys === null) console.log('Payments go to the sandbox. Its test cards are listed on the home pages.\n');
  console.log(`Open ${origin}/`);
}

runServer(demo, announce);
