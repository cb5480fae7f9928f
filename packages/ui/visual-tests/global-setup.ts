import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type FullConfig } from '@playwright/test';
import { describeVersionMismatch } from './browser-version.ts';
import { removeUnusedBaselines } from './unused-baselines.ts';

const versionFile = join(import.meta.dirname, 'baselines/browser.json');

async function getBrowserVersion({ projects }: FullConfig): Promise<string> {
  const browser = await chromium.launch(projects[0]?.use.launchOptions);
  try {
    return browser.version();
  } finally {
    await browser.close();
  }
}

/** Reports a browser mismatch once. When accepting, records the browser version and removes unused baselines. */
// biome-ignore lint/style/noDefaultExport: Playwright takes the default export of its set-up
export default async function globalSetup(config: FullConfig): Promise<void> {
  const currentVersion = await getBrowserVersion(config);
  if (config.updateSnapshots !== 'none') {
    writeFileSync(versionFile, `{ "chromium": ${JSON.stringify(currentVersion)} }\n`);
    removeUnusedBaselines();
    return;
  }
  const madeWith = existsSync(versionFile)
    ? (JSON.parse(readFileSync(versionFile, 'utf8')) as { chromium: string }).chromium
    : 'none';
  const mismatch = describeVersionMismatch(madeWith, currentVersion);
  if (mismatch) throw new Error(mismatch);
}
