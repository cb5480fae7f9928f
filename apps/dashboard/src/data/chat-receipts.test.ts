import type { ChatReceipt } from '@boostdesk/api-client/contract';
import { expect, test } from 'vitest';
import type { CachedChat } from './cached-chat.ts';
import { furthestState, keepReceipts, mergeReceipt, receiptState, receiptsOf, withReceipt } from './chat-receipts.ts';

const KAITO = { id: 2, name: 'Kaito', role: 2 } as const;
const ADA = { id: 3, name: 'Ada', role: 1 } as const;
const receipt = (deliveredUpTo: number, seenUpTo: number, by: ChatReceipt['by'] = KAITO): ChatReceipt => ({
  by,
  deliveredUpTo,
  deliveredAt: deliveredUpTo === 0 ? null : at(deliveredUpTo),
  seenUpTo,
  seenAt: seenUpTo === 0 ? null : at(seenUpTo),
});
const at = (minute: number) => new Date(Date.UTC(2026, 10, 21, 10, minute)).toISOString();
const chatWith = (...receipts: ChatReceipt[]): CachedChat => ({
  pages: [{ items: [{ messages: [], more: false, firstUnread: null, receipts }], next: null }],
});

/** Every receipt up to message 3, as a server sends them: a seen message was delivered. */
const all = [0, 1, 2, 3].flatMap((delivered) =>
  [0, 1, 2, 3].slice(0, delivered + 1).map((seen) => receipt(delivered, seen)),
);

test('receipts that arrive in any order, and repeatedly, give the same state', () => {
  for (const one of all) {
    expect(mergeReceipt(one, one)).toEqual(one);
    for (const other of all) {
      expect(mergeReceipt(one, other)).toEqual(mergeReceipt(other, one));
      for (const third of all) {
        const inOrder = mergeReceipt(mergeReceipt(one, other), third);
        expect(mergeReceipt(one, mergeReceipt(other, third))).toEqual(inOrder);
      }
    }
  }
});

test('a receipt never goes back', () => {
  for (const one of all) {
    for (const other of all) {
      const merged = mergeReceipt(one, other);
      expect(merged.deliveredUpTo).toBe(Math.max(one.deliveredUpTo, other.deliveredUpTo));
      expect(merged.seenUpTo).toBe(Math.max(one.seenUpTo, other.seenUpTo));
      expect([merged.deliveredAt, merged.seenAt]).toEqual([
        receipt(merged.deliveredUpTo, 0).deliveredAt,
        receipt(0, merged.seenUpTo).seenAt,
      ]);
    }
  }
});

test('of two times of the same message, the earlier one counts', () => {
  const late = { ...receipt(2, 2), seenAt: at(9), deliveredAt: null };
  for (const merged of [mergeReceipt(late, receipt(2, 2)), mergeReceipt(receipt(2, 2), late)])
    expect(merged).toEqual(receipt(2, 2));
});

test.each([
  [4, 'seen'],
  [5, 'delivered'],
  [6, 'delivered'],
  [7, 'sent'],
] as const)('message %i is %s for who has received 6 and seen 4', (seq, state) => {
  expect(receiptState(receipt(6, 4), seq)).toBe(state);
});

test('furthestState is that of the participant who is furthest', () => {
  expect(furthestState([], 1)).toBe('sent');
  expect(furthestState([receipt(0, 0), receipt(1, 0, ADA)], 1)).toBe('delivered');
  expect(furthestState([receipt(1, 1), receipt(1, 0, ADA)], 1)).toBe('seen');
});

test('withReceipt adds a participant, and returns the same chat for old news', () => {
  const chat = withReceipt(chatWith(receipt(4, 2)), receipt(1, 0, ADA));
  expect(receiptsOf(chat)).toEqual([receipt(4, 2), receipt(1, 0, ADA)]);
  expect(withReceipt(chat, receipt(3, 1))).toBe(chat);
});

test('keepReceipts keeps events during a fetch, and drops who no longer takes part', () => {
  const kept = keepReceipts(chatWith(receipt(6, 6), receipt(2, 2, ADA)), chatWith(receipt(4, 4)));
  expect(receiptsOf(kept)).toEqual([receipt(6, 6)]);
});
