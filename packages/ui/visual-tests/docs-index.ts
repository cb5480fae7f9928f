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

/** `component` is a title as in IDs: `actions-button`. */
export const openDocsPage = (page: Page, component: string, globals = 'theme:dark') =>
  page.goto(`${basePath}iframe.html?id=${component}--docs&viewMode=docs&globals=${globals}`);
