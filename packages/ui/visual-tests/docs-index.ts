// The docs pages of the built Storybook.
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { basePath } from './address.ts';

interface Entry {
  readonly id: string;
  readonly type: string;
  readonly title: string;
  readonly importPath: string;
}

const index = readFileSync(new URL('../storybook-static/index.json', import.meta.url), 'utf8');

const entries = Object.values((JSON.parse(index) as { entries: Readonly<Record<string, Entry>> }).entries);

export const docsPages = entries.filter(({ type }) => type === 'docs');

interface DocsPageOptions {
  /** @default dark theme */
  readonly globals?: string;
  /** In px. @default 1280 */
  readonly width?: number;
}

/** `component` is a title as in IDs: `actions-button`. */
export async function openDocsPage(
  page: Page,
  component: string,
  { globals = 'theme:dark', width = 1280 }: DocsPageOptions = {},
): Promise<void> {
  await page.setViewportSize({ width, height: 720 });
  await page.goto(`${basePath}iframe.html?id=${component}--docs&viewMode=docs&globals=${globals}`);
}
