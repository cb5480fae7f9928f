import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type FullConfig } from '@playwright/test';
import { removeLeftOver } from './left-over.ts';
import { otherBrowser } from './other-browser.ts';

const path = join(import.meta.dirname, 'baselines/browser.json');

async function versionOf({ projects }: FullConfig): Promise<string> {
  const browser = await chromium.launch(projects[0]?.use.launchOptions);
  try {
    return browser.version();
  } finally {
    await browser.close();
  }
}

/** Before the first picture: one clear word instead of a failure for each. Who accepts pictures notes their browser, and is rid of what is left over. */
// biome-ignore lint/style/noDefaultExport: Playwright takes the default export of its set-up
export default async function checkBrowser(config: FullConfig): Promise<void> {
  const here = await versionOf(config);
  if (config.updateSnapshots !== 'none') {
    writeFileSync(path, `{ "chromium": ${JSON.stringify(here)} }\n`);
    removeLeftOver();
    return;
  }
  const madeWith = existsSync(path)
    ? (JSON.parse(readFileSync(path, 'utf8')) as { chromium: string }).chromium
    : 'none';
  const said = otherBrowser(madeWith, here);
  if (said) throw new Error(said);
}
