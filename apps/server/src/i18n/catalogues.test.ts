import { readFileSync } from 'node:fs';
import { LANGUAGES } from '@boostdesk/api-client/contract';
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { describe, expect, test } from 'vitest';
import { createMessageCheck } from '../../../../tools/i18n/message-problems.ts';
import config from '../../lingui.config.ts';

const messageProblems = createMessageCheck(compileMessageOrThrow);

const textsIn = (language: string): [string, string][] =>
  Object.entries(JSON.parse(readFileSync(new URL(`../../locales/${language}.json`, import.meta.url), 'utf8')));

test('each language has a catalogue', () => {
  expect([config.sourceLocale, ...config.locales].toSorted()).toEqual([...LANGUAGES].toSorted());
});

describe.each(config.locales)('%s', (language) => {
  test('translations use the placeholders of the English messages', () => {
    const problems = textsIn(language).flatMap(([english, translation]) =>
      translation === ''
        ? []
        : messageProblems(english, translation, language).map(
            (problem) => `${english}\n  ${translation}\n  ${problem}`,
          ),
    );
    expect(problems.join('\n')).toBe('');
  });

  test('every message is translated', () => {
    expect(textsIn(language).filter(([, translation]) => translation === '')).toEqual([]);
  });
});
