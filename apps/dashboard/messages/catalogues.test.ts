// The files with the translations: whole, and saying what the English says.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES } from '@boostdesk/api-client/contract';
import { formatter } from '@lingui/format-po';
import { describe, expect, test } from 'vitest';
import config from '../lingui.config.ts';
import { messageProblems } from './message-problems.ts';

/** How many texts of a language may still be English. It only falls, to 0. */
const UNTRANSLATED: Readonly<Record<string, number>> = { de: 1500, ar: 1500 };

const folder = join(import.meta.dirname, '..');
const sourceLocale = config.sourceLocale ?? 'en';

async function entriesOf(path: string, language: string) {
  const filename = `${path.replace('<rootDir>', folder).replace('{locale}', language)}.po`;
  const text = readFileSync(filename, 'utf8');
  return Object.values(await formatter().parse(text, { locale: language, sourceLocale, filename }));
}

const all = async (language: string) =>
  (await Promise.all((config.catalogs ?? []).map(({ path }) => entriesOf(path, language)))).flat();

test('each language that the product offers has its catalogue', () => {
  expect([sourceLocale, ...config.locales].toSorted()).toEqual([...LANGUAGES].toSorted());
});

describe.each(config.locales)('%s', (language) => {
  test('what is translated says what the English says', async () => {
    const problems = (await all(language)).flatMap(({ message = '', translation = '' }) =>
      translation === ''
        ? []
        : messageProblems(message, translation, language).map(
            (problem) => `${message}\n  ${translation}\n  ${problem}`,
          ),
    );
    expect(problems.join('\n')).toBe('');
  });

  test('no more is left in English than was before', async () => {
    const missing = (await all(language)).filter(({ translation = '' }) => translation === '');
    expect(missing.length).toBeLessThanOrEqual(UNTRANSLATED[language] ?? 0);
  });
});
