import { existsSync } from 'node:fs';
import { type ElementHandle, type EvaluateFunc, type Frame, launch } from 'puppeteer-core';
import type { Engine } from './engine.ts';

const executablePath = ['/usr/bin/firefox-esr', '/usr/bin/firefox', '/Applications/Firefox.app/Contents/MacOS/firefox'].find(existsSync);

/** Firefox, over WebDriver BiDi, which needs no driver process. */
export const firefox: Engine = {
  name: 'Firefox',
  isInstalled: () => executablePath !== undefined,
  packages: ['firefox-esr'],
  async start(size) {
    if (!executablePath) throw new Error('Firefox is not installed');
    const browser = await launch({ browser: 'firefox', executablePath, headless: true, defaultViewport: size });
    let page = await browser.newPage();
    let frame: Frame = page.mainFrame();
    const before = await browser.pages();
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(String(error)));
    return {
      async open(address) {
        await page.goto(address);
      },
      async inject(source) {
        await frame.evaluate(source);
      },
      run: (script, ...args) => frame.evaluate(script as EvaluateFunc<typeof args>, ...args) as Promise<ReturnType<typeof script>>,
      async find(script, ...args) {
        const found = await frame.evaluateHandle(script as EvaluateFunc<typeof args>, ...args);
        return found.asElement() as ElementHandle | null;
      },
      async enterFrame(script) {
        const element = (await frame.evaluateHandle(script)).asElement();
        const content = await element?.contentFrame();
        if (!content) throw new Error('no such frame');
        frame = content;
      },
      async enterNewWindow() {
        const opened = (await browser.pages()).find((one) => !before.includes(one));
        if (!opened) throw new Error('no new window');
        page = opened;
        frame = page.mainFrame();
      },
      screenshot: () => page.screenshot(),
      faults: () => faults,
      close: () => browser.close(),
    };
  },
};
