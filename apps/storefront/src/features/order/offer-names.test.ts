// @vitest-environment jsdom
import { LANGUAGES } from '@boostdesk/api-client/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { i18n, setLocale } from '../../app/i18n.ts';
import { offerGroups, offerName } from './offers.ts';

const offers = offerGroups.flatMap((group) => group.offers);

describe.each(LANGUAGES.filter((language) => language !== 'en'))('%s', (language) => {
  beforeAll(() => setLocale(language));
  afterAll(() => setLocale('en'));

  test('every offer’s name comes from the catalogue', () => {
    const translations = new Set(Object.values(i18n.messages).flat());
    expect(offers.map(offerName).filter((name) => !translations.has(name))).toEqual([]);
  });
});

test('in English, an offer under its game’s tile is named by its service without the game', () => {
  expect(offers.map(offerName)).toEqual(offers.map(({ name }) => name));
  expect(offers.map(offerName)).toContain('Hyper roll');
});
