import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { Builder, Capabilities, type WebDriver, type WebElement } from 'selenium-webdriver';
import { Select } from 'selenium-webdriver/lib/select.js';
import { freePort } from '../pages/own-backend.ts';
import type { Engine, Handle, Size } from './engine.ts';
import { until } from './until.ts';

const driverPath = '/usr/bin/WebKitWebDriver';
const displayPath = '/usr/bin/Xvfb';

/** Lets the toolbar of WebKitGTK's browser shrink, which is otherwise wider than a phone. */
const narrowToolbar = '* { min-width: 0; padding: 0; margin: 0; } headerbar, toolbar, entry, button { min-width: 0; padding: 0; }';

/** Starts a display of that size without a screen; returns its name, which the server writes once it is ready. */
async function startDisplay({ width, height }: Size) {
  const options = ['-displayfd', '3', '-terminate', '-screen', '0', `${width}x${height}x24`, '-nolisten', 'tcp'];
  const child = spawn(displayPath, options, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  const named = child.stdio[3] as Readable;
  const name = await new Promise<string>((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', () => reject(new Error('Xvfb has ended')));
    named.once('data', (number) => resolve(`:${String(number).trim()}`));
  });
  return { child, name };
}

/** A session of the driver process at that address, once it listens. */
async function connect(server: string): Promise<WebDriver> {
  await until(() => fetch(`${server}/status`));
  return new Builder()
    .usingServer(server)
    .withCapabilities(new Capabilities({ browserName: 'MiniBrowser' }))
    .build();
}

const toHandle = (element: WebElement): Handle => ({
  click: () => element.click(),
  type: (text) => element.sendKeys(text),
  select: (value) => new Select(element).selectByValue(value),
});

/** WebKitGTK's own small browser, over WebDriver, on a display without a screen. */
export const webkit: Engine = {
  name: 'WebKit',
  isInstalled: () => existsSync(driverPath) && existsSync(displayPath),
  packages: ['webkit2gtk-driver', 'xvfb'],
  async start(size) {
    const home = await mkdtemp(join(tmpdir(), 'booking-webkit-'));
    await mkdir(join(home, 'gtk-3.0'));
    await writeFile(join(home, 'gtk-3.0/gtk.css'), narrowToolbar);
    const display = await startDisplay(size);
    const port = await freePort();
    const service = spawn(driverPath, [`--port=${port}`], {
      stdio: 'ignore',
      env: { ...process.env, DISPLAY: display.name, XDG_CONFIG_HOME: home, XDG_DATA_HOME: home, XDG_CACHE_HOME: home },
    });
    const stop = async () => {
      service.kill();
      display.child.kill();
      await rm(home, { recursive: true, force: true, maxRetries: 5 });
    };
    // The browser ends with its driver, and the display with its last window.
    process.once('exit', () => service.kill());
    const driver = await connect(`http://127.0.0.1:${port}`).catch(async (error) => {
      await stop();
      throw error;
    });
    // Without a window manager a window has no frame: its width is that of the page.
    await driver
      .manage()
      .window()
      .setRect({ x: 0, y: 0, ...size });
    const before = await driver.getAllWindowHandles();
    return {
      open: (address) => driver.get(address),
      async inject(source) {
        await driver.executeScript(source);
      },
      run: (script, ...args) => driver.executeScript(script, ...args),
      async find(script, ...args) {
        const found = await driver.executeScript<WebElement | null>(script, ...args);
        return found && toHandle(found);
      },
      async enterFrame(script) {
        await driver.switchTo().frame(await driver.executeScript<WebElement>(script));
      },
      async enterNewWindow() {
        const opened = (await driver.getAllWindowHandles()).find((one) => !before.includes(one));
        if (!opened) throw new Error('no new window');
        await driver.switchTo().window(opened);
      },
      screenshot: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
      faults: () => [],
      async close() {
        await driver.quit().finally(stop);
      },
    };
  },
};
