// Tests that an app's catalogues are complete and consistent with the English messages.
import { readFileSync } from 'node:fs';
import { LANGUAGES } from '@boostdesk/api-client/contract';
import { formatter } from '@lingui/format-po';
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { describe, expect, test } from 'vitest';
import { createMessageCheck } from '../../../../tools/i18n/message-problems.ts';
import type { createLinguiConfig } from '../build/lingui.ts';

const messageProblems = createMessageCheck(compileMessageOrThrow);

/** `folder`: the app’s root, to which catalogue paths are relative. */
export function describeCatalogues(folder: string, config: ReturnType<typeof createLinguiConfig>): void {
  const sourceLocale = config.sourceLocale ?? 'en';

  async function entriesOf(path: string, language: string) {
    const filename = `${path.replace('<rootDir>', folder).replace('{locale}', language)}.po`;
    const text = readFileSync(filename, 'utf8');
    const entries = await formatter().parse(text, { locale: language, sourceLocale, filename });
    // Messages of packages have their English text as id.
    return Object.entries(entries).map(([id, { message = id, translation = '' }]) => ({ message, translation }));
  }

  const all = async (language: string) =>
    (await Promise.all((config.catalogs ?? []).map(({ path }) => entriesOf(path, language)))).flat();

  test('every supported language has a catalogue', () => {
    expect([sourceLocale, ...config.locales].toSorted()).toEqual([...LANGUAGES].toSorted());
  });

  describe.each(config.locales)('%s', (language) => {
    test('translations have the placeholders and plural forms of the English message', async () => {
      const problems = (await all(language)).flatMap(({ message, translation }) =>
        translation === ''
          ? []
          : messageProblems(message, translation, language).map(
              (problem) => `${message}\n  ${translation}\n  ${problem}`,
            ),
      );
      expect(problems.join('\n')).toBe('');
    });

    test('no message lacks a translation', async () => {
      const missing = (await all(language)).filter(({ translation }) => translation === '');
      expect(missing.map(({ message }) => message)).toEqual([]);
    });
  });
}
