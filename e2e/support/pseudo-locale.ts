import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createCompiledCatalog } from '@lingui/cli/api';
import { formatter } from '@lingui/format-po';
import type { BrowserContext } from '@playwright/test';

const filename = join(import.meta.dirname, '../../apps/dashboard/src/locales/de/messages.po');
const context = { locale: 'de', sourceLocale: 'en', filename };

/** Marks that are no letters, so that a padded message keeps its words; the space lets long ones wrap. Longer than German by far. */
const pseudoLocaleOptions = { extend: 0.5, extendCharacter: '~~~~ ' };

/** The dashboard's catalogue in accented English, each message half as long again, compiled as the build compiles it. */
async function pseudoCatalogue(): Promise<string> {
  const entries = await formatter().parse(readFileSync(filename, 'utf8'), context);
  // A message of the packages is its own id.
  const english = Object.fromEntries(Object.entries(entries).map(([id, { message = id }]) => [id, message]));
  const { source, errors } = createCompiledCatalog('de', english, {
    namespace: 'es',
    pseudoLocale: 'de',
    pseudoLocaleOptions,
  });
  if (errors.length > 0) throw new AggregateError(errors, 'Messages that do not compile');
  return source;
}

/** Serves the pseudo-locale in place of the German catalogue: whatever a German reader still sees in plain letters is in no catalogue. */
export async function usePseudoLocale(browser: BrowserContext): Promise<void> {
  const body = await pseudoCatalogue();
  await browser.route(/\/assets\/messages-[\w-]{8}\.js$/, (route) =>
    route.fulfill({ body, contentType: 'text/javascript; charset=utf-8' }),
  );
}
