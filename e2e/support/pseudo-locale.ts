import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createCompiledCatalog } from '@lingui/cli/api';
import { formatter } from '@lingui/format-po';
import type { BrowserContext } from '@playwright/test';

const filename = join(import.meta.dirname, '../../apps/dashboard/src/locales/de/messages.po');
const context = { locale: 'de', sourceLocale: 'en', filename };

/** Padding without letters, which keeps the message's text; the space allows line breaks. Longer than German by far. */
const pseudoLocaleOptions = { extend: 0.5, extendCharacter: '~~~~ ' };

/** Compiles the dashboard's catalogue in accented English, with messages half as long again. */
async function pseudoCatalogue(): Promise<string> {
  const entries = await formatter().parse(readFileSync(filename, 'utf8'), context);
  // The id of a package's message is the message itself.
  const english = Object.fromEntries(Object.entries(entries).map(([id, { message = id }]) => [id, message]));
  const { source, errors } = createCompiledCatalog('de', english, {
    namespace: 'es',
    pseudoLocale: 'de',
    pseudoLocaleOptions,
  });
  if (errors.length > 0) throw new AggregateError(errors, 'Messages that do not compile');
  return source;
}

/** Serves the pseudo-locale instead of the German catalogue, so that plain letters reveal texts outside of catalogues. */
export async function usePseudoLocale(browser: BrowserContext): Promise<void> {
  const body = await pseudoCatalogue();
  await browser.route(/\/assets\/messages-[\w-]{8}\.js$/, (route) =>
    route.fulfill({ body, contentType: 'text/javascript; charset=utf-8' }),
  );
}
