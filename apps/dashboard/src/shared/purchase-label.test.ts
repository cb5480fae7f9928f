import { purchaseLabel } from '@boostdesk/i18n/purchase-label';
import { generateMessageId } from '@lingui/message-utils/generateMessageId';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { i18n } from '../i18n/i18n.ts';

/** Lingui's message id of the plural. */
const winId = generateMessageId('{count, plural, one {# win} other {# wins}}');
const wins = [['count', 'plural', { one: ['#', ' Sieg'], other: ['#', ' Siege'] }]] as const;

const words = {
  'League boosting': ['League-Boosting'],
  'Ranked wins': ['Ranglistensiege'],
  Premium: ['Premium-Dienst'],
};

describe('purchaseLabel in another language', () => {
  beforeEach(() => i18n.loadAndActivate({ locale: 'de', messages: words }));
  afterEach(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));

  test.each([
    ['League boosting, Gold IV to Platinum II', 'League-Boosting, Gold IV to Platinum II'],
    ['Ranked wins, 1 win', 'Ranglistensiege, 1 win'],
    ['Ranked wins, 5 wins', 'Ranglistensiege, 5 wins'],
    ['Ranked wins, 2 net wins', 'Ranglistensiege, 2 net wins'],
    ['Ranked wins, 4 matches', 'Ranglistensiege, 4 matches'],
    ['Ranked wins, 1 match', 'Ranglistensiege, 1 match'],
    ['Ranked wins, 3 placement matches', 'Ranglistensiege, 3 placement matches'],
    ['Ranked wins, 12 thousand points', 'Ranglistensiege, 12 thousand points'],
    ['Premium', 'Premium-Dienst'],
    ['Something of old, with a note', 'Something of old, with a note'],
  ])('%j becomes %j: parts without a translation stay English', (purchase, said) => {
    expect(purchaseLabel(purchase)).toBe(said);
  });

  test('counts use the plural forms of the language', () => {
    i18n.loadAndActivate({ locale: 'de', messages: { ...words, [winId]: wins } });
    expect(purchaseLabel('Ranked wins, 5 wins')).toBe('Ranglistensiege, 5 Siege');
    expect(purchaseLabel('Ranked wins, 1 win')).toBe('Ranglistensiege, 1 Sieg');
  });
});

test('purchaseLabel returns the text unchanged in English', () => {
  expect(purchaseLabel('Ranked wins, 1 win')).toBe('Ranked wins, 1 win');
});
