// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import '../../app/i18n.ts';
import { applyChange, readChoice, writeChoice } from './choice.ts';
import { detailErrors, toDetailValues } from './detail-values.ts';
import { quoteFor, toOrderChoice } from './order-request.ts';

const choiceOf = (query: string) => readChoice(new URLSearchParams(query));
const dungeons = 'game=wow&service=wow-mythic-dungeons';

describe('details in the URL', () => {
  test('are kept as chosen and typed', () => {
    const choice = choiceOf(`${dungeons}&class=Monk&layers=3&dungeons=Ara-Kara,+Dawnbreaker`);
    expect(choice.details).toEqual({ class: 'Monk', layers: '3', dungeons: 'Ara-Kara, Dawnbreaker' });
    expect(choiceOf(writeChoice(choice).toString())).toEqual(choice);
  });

  test.each(['class=Cook', 'layers=17', 'layers=0', 'layers=1e3', 'spellOrder=Flash on D', 'dungeons='])(
    '%s is ignored',
    (query) => {
      expect(choiceOf(`${dungeons}&${query}`).details).toEqual({});
    },
  );

  test('another service of the game keeps those that it asks for, another game none', () => {
    const choice = choiceOf('game=lol&service=lol-boosting&role=Mid&promoStatus=1 win');
    expect(applyChange(choice, { service: 'lol-ranked-wins' }).details).toEqual({ role: 'Mid' });
    expect(applyChange(choice, { game: 'dota-2' }).details).toEqual({});
    expect(applyChange(choice, { details: { role: '' } }).details).toEqual({ promoStatus: '1 win' });
  });
});

describe('the details of the request', () => {
  test('have the types of the contract', () => {
    const texts = { class: 'Monk', layers: '3', dungeons: ' Ara-Kara, , Dawnbreaker' };
    const values = { class: 'Monk', layers: 3, dungeons: ['Ara-Kara', 'Dawnbreaker'] };
    expect(toDetailValues('wow-mythic-dungeons', texts)).toEqual(values);
    expect(toDetailValues('lol-account-leveling', { XPboost: '1' })).toEqual({ XPboost: true });
    expect(toOrderChoice(choiceOf(`${dungeons}&class=Monk`), '')).toMatchObject({ details: { class: 'Monk' } });
  });

  test('are empty if none is given, and absent if the service asks for none', () => {
    expect(toOrderChoice(choiceOf(dungeons), '')).toMatchObject({ details: {} });
    expect(toOrderChoice(choiceOf('game=apex&service=apex-wins'), '')).not.toHaveProperty('details');
  });
});

describe('an error is shown', () => {
  test.each([
    ['a required choice is missing', 'wow-raids', {}, { class: 'Choose an option' }],
    ['a required text is missing', 'custom-request', {}, { details: 'Enter a value' }],
    ['a required text shows nothing', 'custom-request', { details: '\u200b\u2800' }, { details: 'Enter a value' }],
    ['a text is too long', 'custom-request', { details: 'x'.repeat(201) }, { details: 'Use up to 200 characters' }],
    [
      'there are too many names',
      'destiny-2-dungeons',
      { class: 'Titan', dungeons: 'x,'.repeat(11) },
      { dungeons: 'Enter up to 10 names of up to 40 characters each' },
    ],
  ])('when %s', (_when, slug, texts, errors) => {
    expect(detailErrors(slug, toDetailValues(slug, texts))).toEqual(errors);
  });

  test('never when a service asks for no details, or all are right', () => {
    expect(detailErrors('apex-wins', undefined)).toEqual({});
    expect(detailErrors('destiny-2-dungeons', { class: 'Titan', dungeons: ['Prophecy'] })).toEqual({});
  });
});

test('a text that is too long does not hide the price', () => {
  const choice = choiceOf(`game=general&service=custom-request&details=${'x'.repeat(201)}`);
  expect(quoteFor(choice, 1)).toMatchObject({ ok: true });
});

test('priced details are lines of the price', () => {
  const quote = quoteFor(choiceOf(`${dungeons}&layers=3`), 1);
  expect(quote).toMatchObject({ ok: true, lines: [{ code: 'units' }, { code: 'detail', amount: 1200 }] });
});
