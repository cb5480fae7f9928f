import { describe, expect, it } from 'vitest';
import '../../i18n/i18n.ts';
import { serverName } from '../../shared/labels/catalog-names.ts';
import { quoteLineLabel, toDetailItems } from './purchase-labels.ts';

describe('the label of a purchase', () => {
  it.each([
    [{ code: 'steps', params: { ladder: 'standard', from: 13, to: 16, count: 3 } }, 'Gold IV → Gold I, 3 steps'],
    [{ code: 'units', params: { unit: 'placement', count: 1 } }, '1 placement match'],
    [{ code: 'flat', params: { serviceId: 12 } }, 'Smurf account'],
    [{ code: 'lp', params: { lp: 50, percent: 20 } }, '50 LP already earned'],
    [{ code: 'option', params: { option: 'appearOffline', percent: 0 } }, 'Appear offline'],
    [{ code: 'option', params: { option: 'duoQ', percent: 30 } }, 'Duo queue, 30%'],
    [{ code: 'detail', params: { key: 'role', value: 'Jungle', percent: 5 } }, 'Role: Jungle, 5%'],
    [{ code: 'detail', params: { key: 'layers', value: 3, percent: 0 } }, 'Torghast layers: 3'],
    [{ code: 'detail', params: { key: 'XPboost', value: '', percent: 10 } }, 'XP boost active on the account, 10%'],
    [{ code: 'coupon', params: { coupon: 'CLIMB5' } }, 'Coupon CLIMB5'],
    [{ code: 'coins', params: { coins: 120 } }, '120 BoostCoins'],
    [{ code: 'addon', params: { text: 'Streaming, added later' } }, 'Streaming, added later'],
    [{ code: 'unheardOf', params: {} }, 'unheardOf'],
  ] as const)('price line %# has a label', (line, words) => {
    expect(quoteLineLabel(line)).toBe(words);
  });

  it('details have labels in catalogue order, without hidden, empty and unknown keys', () => {
    const words = toDetailItems({
      appearOffline: true,
      streaming: false,
      coupon: 'SECRET',
      specificChampions: ['Ahri', 'Viego'],
      currentLp: 1200,
      points: { from: 0, to: 12_500 },
      whatever: 'x',
      server: 'EU-West',
    });
    expect(words.map(({ label, value }) => `${label}: ${value}`)).toEqual([
      'Server: EU-West',
      'Current LP: 1,200',
      'Points: 0 → 12,500',
      'Specific champions: Ahri, Viego',
      'Appear offline: Yes',
    ]);
  });

  it('an order without a server has no server name', () => {
    expect(serverName(null)).toBeNull();
    expect(serverName(999_999)).toBeNull();
  });
});
