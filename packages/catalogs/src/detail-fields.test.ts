import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { DetailField, DetailFieldKey, DetailValues } from './detail-field-types.ts';
import { detailFields } from './detail-fields.data.ts';
import { detailFieldsOf, findWrongDetail, missingDetails } from './detail-fields.ts';
import { detailKeys } from './details.ts';
import { games } from './games.ts';
import { isSold, quoteOrder } from './quote.ts';
import { optionNames } from './quote-order.ts';
import type { Quote, QuoteInput } from './quote-types.ts';
import { serversFor } from './servers.ts';
import { gameOfService, services } from './services.ts';

interface Sold {
  readonly slug: string;
  readonly input: QuoteInput;
}

const ofCatalogue: readonly Sold[] = services.filter(isSold).map((service) => ({
  slug: service.slug,
  input: {
    serviceId: service.id,
    serverId: serversFor(gameOfService(service).id, service.gameKey)[0]?.id,
    from: 13,
    target: 15,
  },
}));
const ofLinks: readonly Sold[] = games.flatMap((game) =>
  game.services.flatMap(({ link, unit }): Sold[] => {
    if (unit === undefined) return [];
    const slug = link.slice(1);
    return [{ slug, input: { gameId: game.id, serviceSlug: slug, serverId: serversFor(game.id)[0]?.id } }];
  }),
);
const sold = [...ofCatalogue, ...ofLinks];
const keys = [...new Set(detailFields.map(({ key }) => key))];

const text = (longest: number) =>
  fc.string({ minLength: 1, maxLength: longest }).filter((value) => value.trim() !== '');

function validValue(field: DetailField): fc.Arbitrary<DetailValues[DetailFieldKey]> {
  switch (field.kind) {
    case 'choice':
      return fc.constantFrom(...field.choices);
    case 'number':
    case 'points':
      return fc.integer({ min: field.least, max: field.most });
    case 'text':
      return text(field.longest);
    case 'names':
      return fc.array(text(field.longest), { minLength: 1, maxLength: field.most });
    case 'flag':
      return fc.constant(true);
  }
}

function invalidValues(field: DetailField): readonly DetailValues[DetailFieldKey][] {
  const notText = [7, true, ''];
  switch (field.kind) {
    case 'choice':
      return [...notText, 'Cook', ['Top'], 'toString'];
    case 'number':
    case 'points':
      return [field.least - 1, field.most + 1, field.least + 0.5, Number.NaN, '3', true];
    case 'text':
      return [...notText, ' ', 'x'.repeat(field.longest + 1)];
    case 'names': {
      const tooMany = Array.from({ length: field.most + 1 }, () => 'x');
      return [...notText, 'x', [], [''], ['x'.repeat(field.longest + 1)], tooMany];
    }
    case 'flag':
      return [1, 'true', ['x']];
  }
}

function quoted(input: QuoteInput): Quote {
  const quote = quoteOrder(input);
  if (!quote.ok) throw new Error(`${quote.reason} ${quote.field}`);
  return quote;
}

const service = fc.constantFrom(...sold);
const withField = service
  .filter(({ slug }) => detailFieldsOf(slug).length > 0)
  .chain((one) => fc.tuple(fc.constant(one), fc.constantFrom(...detailFieldsOf(one.slug))));

describe('every field of every service', () => {
  test('valid values are accepted, stored and priced, and the lines sum to the total', () => {
    const cases = withField.chain(([one, field]) => fc.tuple(fc.constant(one), fc.constant(field), validValue(field)));
    fc.assert(
      fc.property(cases, ([{ input }, { key, kind }, value]) => {
        const quote = quoted({ ...input, details: { [key]: value } });
        const stored = kind === 'points' ? { from: value, to: Number(value) + 1_000 } : value;
        expect(quote.order.details[key]).toEqual(stored);
        expect(quote.lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(quote.total);
        expect(quote.total).toBeGreaterThan(0);
      }),
    );
  });

  test('invalid values are refused with the key of the field', () => {
    for (const { slug, input } of sold) {
      for (const field of detailFieldsOf(slug)) {
        for (const value of invalidValues(field)) {
          const refusal = { ok: false, reason: 'detailInvalid', field: `details.${field.key}` };
          expect(quoteOrder({ ...input, details: { [field.key]: value } }), JSON.stringify(value)).toEqual(refusal);
        }
      }
    }
  });

  test('a detail that the service does not ask for is refused, and ignored when it is off', () => {
    for (const { slug, input } of sold) {
      const asked = detailFieldsOf(slug).map(({ key }) => key);
      for (const key of keys.filter((one) => !asked.includes(one))) {
        const refusal = { ok: false, reason: 'detailNotSold', field: `details.${key}` };
        expect(quoteOrder({ ...input, details: { [key]: 'x' } }), `${slug} ${key}`).toEqual(refusal);
        expect(findWrongDetail(slug, { [key]: undefined })).toBeNull();
        expect(quoteOrder({ ...input, details: { [key]: false } }).ok).toBe(true);
      }
    }
  });

  test('required details are missing until they are given, but an order is priced without them', () => {
    for (const { slug, input } of sold) {
      const required = detailFieldsOf(slug).flatMap((field) => (field.required ? [field.key] : []));
      expect(missingDetails(slug, {})).toEqual(required);
      expect(missingDetails(slug, Object.fromEntries(required.map((key) => [key, 'x'])))).toEqual([]);
      expect(quoteOrder(input).ok, slug).toBe(true);
    }
  });
});

describe('the price of a detail', () => {
  const raid = { gameId: 11, serviceSlug: 'destiny-2-raids', serverId: serversFor(11)[0]?.id, count: 2 };
  const dungeons = { gameId: 13, serviceSlug: 'wow-mythic-dungeons', serverId: serversFor(13)[0]?.id };
  const leveling = { serviceId: 16, serverId: 2, count: 10 };

  test.each<[string, QuoteInput, Readonly<Record<string, string | number>>, number]>([
    [
      'a role costs 5 percent',
      { serviceId: 1, serverId: 2, from: 13, target: 15, details: { role: 'Jungle' } },
      { key: 'role', value: 'Jungle', percent: 5 },
      110,
    ],
    [
      'a choice has its own percentage',
      { ...raid, details: { d2: 'Master difficulty' } },
      { key: 'd2', value: 'Master difficulty', percent: 50 },
      2_000,
    ],
    [
      'layers are priced by number',
      { ...dungeons, details: { layers: 3 } },
      { key: 'layers', value: 3, percent: 0 },
      1_200,
    ],
    [
      'an XP boost is a discount',
      { ...leveling, details: { XPboost: true } },
      { key: 'XPboost', value: '', percent: 10 },
      -180,
    ],
  ])('%s', (_what, input, params, amount) => {
    expect(quoted(input).lines).toContainEqual({ code: 'detail', params, amount, note: null });
  });

  test.each<[string, QuoteInput]>([
    ['the default choice', { ...raid, details: { d2: 'Normal difficulty' } }],
    ['a free detail', { ...raid, details: { class: 'Titan' } }],
    ['a flag that is off', { ...leveling, details: { XPboost: false } }],
  ])('%s has no price line', (_what, input) => {
    expect(quoted(input).lines.map(({ code }) => code)).toEqual(['units']);
  });

  test('the base price of a detail does not include other details or options', () => {
    const input = { serviceId: 4, serverId: 2, from: 13, count: 10, options: { streaming: true } } as const;
    const plain = quoted(input);
    const more = quoted({ ...input, details: { role: 'Top', preOrder: true } });
    expect(more.total - plain.total).toBe(154);
    expect(more.order.details).toMatchObject({ role: 'Top', preOrder: true, streaming: true });
  });
});

describe('the table', () => {
  test('a service has one field per key', () => {
    for (const { slug } of sold) {
      const own = detailFieldsOf(slug).map(({ key }) => key);
      expect(new Set(own).size, slug).toBe(own.length);
    }
  });

  test('it names only services that are sold', () => {
    const slugs = new Set(sold.map(({ slug }) => slug));
    for (const field of detailFields) for (const slug of field.services) expect(slugs, slug).toContain(slug);
  });

  test('prices by choice name choices of the field', () => {
    for (const field of detailFields) {
      if (field.price?.rule !== 'percents') continue;
      const choices = field.kind === 'choice' ? field.choices : [];
      expect(choices).toEqual(expect.arrayContaining(Object.keys(field.price.percents)));
    }
  });

  // @spec 3.6-1
  test('every detail key is sold, or set by the marketplace', () => {
    const ofOrder = ['server', 'platform', 'queue', 'currentLp', 'lpGain', 'netWins', 'clears', 'info'];
    const ofMarketplace = ['AccountID', 'firstOrder', 'upsell', 'booster', 'coupon', 'id', 'picture'];
    const all = [...ofOrder, ...ofMarketplace, ...optionNames, ...keys];
    expect(new Set(all)).toEqual(new Set(detailKeys.map(({ key }) => key)));
    expect(all).toHaveLength(detailKeys.length);
  });
});
