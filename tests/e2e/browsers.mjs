// Three browser engines behind one small face, so that a test is written once:
//
//   const tab = await open.chromium();       a fresh profile
//   await tab.go(address);                   loads it, waits for meadhall.ready and meadhall.whole
//   await tab.run((a) => …, a)               runs a function in the page, awaits its promise
//   await tab.click(selector, index)         a real click
//   tab.troubles                             console errors, exceptions, foreign requests; where the
//                                            engine tells of them
//   await tab.close()
import { existsSync, readdirSync } from 'node:fs';
import { chromium as playwright } from 'playwright-core';
import puppeteer from 'puppeteer-core';
import { hiddenScreen, start } from './machine.mjs';

const view = { width: 1440, height: 900 };
const untilReady = () => meadhall.ready.then(() => meadhall.whole).then(() => true);

// Going to the page one is on with another fragment would not load it anew.
const blank = 'about:blank';

// Chromium fetches the icon of a page late, and where the page was left meanwhile, in the name of the blank one.
const isOfIconLeft = (message) => {
  const [text, { url }] = [message.text(), message.location()];
  return /\/icon\.\w+\.svg' from origin 'null'/.test(text) || (text.endsWith('net::ERR_FAILED') && /\/icon\.\w+\.svg$/.test(url));
};

function watch(page, troubles) {
  page.on('console', (message) => {
    if (message.type() === 'error' && !isOfIconLeft(message)) troubles.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => troubles.push(`exception: ${error.message}`));
  page.on('request', (request) => {
    if (!/^(http:\/\/localhost[:/]|file:|data:|blob:|about:)/.test(request.url())) {
      troubles.push(`foreign request: ${request.url()}`);
    }
  });
}

// Chromium itself, for those who open many tabs: chromium({ browser }) then only makes a profile.
export const launchChromium = (flags = [], program = 'chromium') => playwright.launch({
  executablePath: `/usr/bin/${program}`,
  // Words are drawn faster without the graphics card that is only imitated here.
  args: ['--no-sandbox', '--use-angle=swiftshader', '--enable-unsafe-swiftshader', '--ignore-gpu-blocklist',
    '--disable-background-networking', '--disable-component-update', '--disable-sync', '--disable-gpu-rasterization', ...flags],
});

// The same engine without a window around the page, which would be drawn, too: tables are drawn in two thirds of the time.
export const launchShell = () => launchChromium([], process.env.MEADHALL_SHELL ?? 'chromium-headless-shell');
export const shell = async ({ browser, ...context } = {}) => chromium({ browser: browser ?? await launchShell(), ...context });

export async function chromium({ flags = [], browser: shared, ...context } = {}) {
  const browser = shared ?? await launchChromium(flags);
  const profile = await browser.newContext({ viewport: view, ...context });
  const page = await profile.newPage();
  const troubles = [];
  watch(page, troubles);
  return {
    page,
    profile,
    troubles,
    go: async (address) => {
      await page.goto(blank);
      await page.goto(address);
      await page.evaluate(untilReady);
    },
    run: (task, ...args) => page.evaluate(`(${task})(${args.map((arg) => JSON.stringify(arg)).join()})`),
    click: (selector, index = 0) => page.locator(selector).nth(index).click(),
    close: () => (shared ? profile : browser).close(),
  };
}

export async function firefox() {
  const screen = await hiddenScreen();
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: '/usr/bin/firefox-esr',
    headless: false,
    defaultViewport: view,
    env: { ...process.env, DISPLAY: screen.display, LIBGL_ALWAYS_SOFTWARE: '1', MOZ_CRASHREPORTER_DISABLE: '1' },
    extraPrefsFirefox: {
      'webgl.force-enabled': true,
      'gfx.webrender.software': true,
      'layers.acceleration.force-enabled': true,
      'security.sandbox.content.level': 0,
    },
  });
  const page = await browser.newPage();
  const troubles = [];
  watch(page, troubles);
  return {
    page,
    troubles,
    go: async (address) => {
      await page.goto(blank);
      await page.goto(address);
      await page.evaluate(untilReady);
    },
    run: (task, ...args) => page.evaluate(`(${task})(${args.map((arg) => JSON.stringify(arg)).join()})`),
    click: async (selector, index = 0) => { await (await page.$$(selector))[index].click(); },
    close: async () => {
      await browser.close();
      screen.stop();
    },
  };
}

// WebKit by the WebDriver protocol itself: Debian has the driver, and the protocol is small.
let webkitPort = 20000 + (process.pid % 20000);
export async function webkit() {
  const base = `http://127.0.0.1:${++webkitPort}`;
  const screen = await hiddenScreen();
  const { child } = await start('WebKitWebDriver', [`--port=${webkitPort}`], {
    env: { DISPLAY: screen.display, LIBGL_ALWAYS_SOFTWARE: '1', WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' },
  });
  const ask = async (method, path, body) => {
    const answer = await fetch(base + path, { method, body: body && JSON.stringify(body) });
    const { value } = await answer.json();
    if (value?.error) throw new Error(`${value.error}: ${value.message}`);
    return value;
  };
  for (let tries = 0; ; ++tries) {
    try { await ask('GET', '/status'); break; } catch (error) { if (tries > 50) throw error; }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  const { sessionId } = await ask('POST', '/session', { capabilities: { alwaysMatch: {
    'webkitgtk:browserOptions': { binary: miniBrowser(), args: ['--automation'] },
    timeouts: { script: 120e3, pageLoad: 60e3, implicit: 0 },
  } } });
  const session = `/session/${sessionId}`;
  const run = async (task, ...args) => {
    // JSON there and back, because WebDriver would turn what it cannot send into errors.
    const script = `const done = arguments[arguments.length - 1];
      Promise.resolve().then(() => (${task})(...JSON.parse(arguments[0])))
        .then((value) => done(JSON.stringify({ value: value ?? null })), (error) => done(JSON.stringify({ error: String(error) })));`;
    const { value, error } = JSON.parse(
      await ask('POST', `${session}/execute/async`, { script, args: [JSON.stringify(args)] }));
    if (error) throw new Error(error);
    return value;
  };
  return {
    troubles: [],
    run,
    go: async (address) => {
      await ask('POST', `${session}/url`, { url: blank });
      await ask('POST', `${session}/url`, { url: address });
      await run(untilReady);
    },
    click: async (selector, index = 0) => {
      const elements = await ask('POST', `${session}/elements`, { using: 'css selector', value: selector });
      await ask('POST', `${session}/element/${Object.values(elements[index])[0]}/click`, {});
    },
    close: async () => {
      await ask('DELETE', session).catch(() => {});
      child.stop();
      screen.stop();
    },
  };
}

function miniBrowser() {
  const libraries = readdirSync('/usr/lib', { withFileTypes: true }).filter((each) => each.isDirectory())
    .flatMap(({ name }) => [`/usr/lib/${name}/webkit2gtk-4.1/MiniBrowser`, `/usr/lib/${name}/webkit2gtk-4.0/MiniBrowser`]);
  return libraries.find((file) => existsSync(file));
}
