import { expect, type Page } from '@playwright/test';
import { onlyFull } from '../pages/full.ts';
import { demoTour, embed, test } from '../pages/host.ts';

// What the self-test finds out about the elements of a partner's page.
const findings = (page: Page, name: string) => page.locator('booking-embed-check').locator(`dt:text-is("${name}") + dd`);
const check = (tool: string) => `<script type="module" src="${tool}/embed-check/check.js"></script>`;
const problems = (page: Page) => page.locator('booking-embed-check').locator('[data-verdict=problem]');

test(
  'the self-test shows what each element of the page shows, and each fault of its attributes (EMBED-47)',
  onlyFull(),
  async ({ page, host }) => {
    const faulty = embed('nowhere').replace(' locale="en"', ' tourid="x" brand="island-hopping" locale="fr" party="30" date="01-05-2027"');
    const withoutScheme = embed().replace(' locale', ' src-base="localhost:4720" locale');
    const dead = embed().replace(' locale', ' src-base="http://localhost:9" locale');
    const button = embed().replace(' locale', ' mode="button" locale');
    const head = `<script src="${host.tool}/embed.js" async></script>${check(host.tool)}`;
    await host.open([embed(), faulty, withoutScheme, dead, button].join('<div style="height:3000px"></div>'), { head });
    await expect(findings(page, 'Script')).toHaveAttribute('data-verdict', 'ok');
    await expect(findings(page, 'Element 1')).toHaveText(
      `<boat-bike-booking tour="${demoTour}" locale="en"> shows ${host.tool}/frame/tours/${demoTour}?locale=en&cid=c9&utm_source=partner, whose height has come.`,
    );
    await expect(findings(page, 'Element 2')).toContainText([
      'shows',
      'names no tour of',
      'Is tour meant?',
      'island-hopping',
      'en, nl, de',
      '1 to 20',
      '2027-05-01',
    ]);
    await expect(findings(page, 'Element 3')).toContainText(['does not know where the tool is', 'is no web address']);
    await expect(findings(page, 'Element 4')).toContainText(['has had no height'], { timeout: 20_000 });
    await expect(findings(page, 'Element 5')).toContainText(['in a dialog']);
    await expect(problems(page)).toHaveCount(9);
    // One that is added later, with a fault that is mended.
    await page.evaluate((html) => document.body.insertAdjacentHTML('beforeend', html), embed().replace('locale="en"', 'locale="fr"'));
    await expect(findings(page, 'Element 6')).toContainText(['shows', 'en, nl, de']);
    await page
      .locator('boat-bike-booking')
      .last()
      .evaluate((element) => element.setAttribute('locale', 'nl'));
    await expect(findings(page, 'Element 6')).toContainText(['shows']);
  },
);

for (const [name, script, remedy] of [
  ['without its script', '', 'Add <script src='],
  ['with embed.js as a module', 'type="module" src="/embed.js"', 'Remove type="module"'],
  ['with a script that does not load', 'src="/nowhere/embed.js"', 'Is its address right'],
] as const) {
  test(
    `on a page ${name}, the self-test shows that, and does not make the elements work (EMBED-46)`,
    onlyFull(),
    async ({ page, host }) => {
      const tag = script && `<script ${script.replace('src="', `src="${host.tool}`)}></script>`;
      await host.open(embed(), { head: tag + check(host.tool) });
      await expect(findings(page, 'Script')).toContainText(remedy);
      await expect(findings(page, 'Element 1')).toHaveAttribute('data-verdict', 'problem');
      await expect(findings(page, 'Button')).toContainText('Not tried');
      expect(await page.evaluate(() => customElements.get('boat-bike-booking') === undefined)).toBe(true);
      // A script that comes late is the page's own.
      await page.addScriptTag({ url: `${host.tool}/embed.js` });
      await expect(findings(page, 'Script')).toHaveAttribute('data-verdict', 'ok');
      await expect(findings(page, 'Element 1')).toContainText('whose height has come');
    },
  );
}
