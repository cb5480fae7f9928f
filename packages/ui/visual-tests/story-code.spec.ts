// The code that docs pages offer to copy compiles as the package's user would compile it.
import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { openDocsPage } from './docs-index.ts';
import { nightly, test } from './fixtures.ts';

/** Inside the package, so that `@boostdesk/ui/button` resolves to it. */
const folder = join(import.meta.dirname, '../node_modules/.cache/story-code');
const compiler = join(import.meta.dirname, '../../../tools/typescript7/node_modules/typescript/bin/tsc');

type Codes = readonly (readonly [id: string, code: string])[];

/** All blocks of all docs pages, as the source panel shows them. */
const readCodes = (page: Page): Promise<Codes> =>
  page.evaluate(async () => {
    type Story = { readonly parameters: { readonly docs?: { readonly source?: { readonly code?: string } } } };
    const { __STORYBOOK_PREVIEW__: preview } = globalThis as unknown as {
      __STORYBOOK_PREVIEW__: { extract: () => Promise<Readonly<Record<string, Story>>> };
    };
    return Object.entries(await preview.extract()).flatMap(([id, { parameters }]) => {
      const code = parameters.docs?.source?.code;
      return code === undefined ? [] : [[id, code] as const];
    });
  });

function compile(codes: Codes): string {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const [id, code] of codes) writeFileSync(join(folder, `${id}.tsx`), code);
  const config = { extends: '../../../tsconfig.json', include: ['*.tsx'] };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config));
  try {
    return execFileSync(process.execPath, [compiler, '--noEmit', '-p', folder], { encoding: 'utf8' });
  } catch (error) {
    return (error as { readonly stdout: string }).stdout;
  }
}

test('every code block compiles, imports what it uses, and has no test code', nightly, async ({ sharedPage }) => {
  test.setTimeout(180_000);
  await openDocsPage(sharedPage, 'actions-button');
  await expect(sharedPage.locator('.sb-story').first()).toBeVisible();
  const codes = await readCodes(sharedPage);
  expect(codes.length).toBeGreaterThan(200);
  for (const [id, code] of codes) {
    expect(code, id).toContain("from '@boostdesk/ui/");
    expect(code, id).not.toMatch(/storybook|\bfn\(|\bplay:|\bStoryObj\b/);
  }
  expect(compile(codes)).toBe('');
});
