import { Refusal } from '../../contract/refusal.ts';

/** The test provider's own numbers. No other number is looked at twice, and none is ever kept. */
const TEST_CARDS: Readonly<Record<string, 'succeeds' | 'declined'>> = {
  '4242424242424242': 'succeeds',
  '4000000000000002': 'declined',
};

/** Passes for a card that pays. @throws Refusal `payment_declined`, or `invalid` for a number that is not the provider's. */
export function charge(card: string): void {
  const outcome = TEST_CARDS[card.replace(/[\s-]/g, '')];
  if (outcome === 'declined') throw new Refusal('payment_declined');
  if (outcome === 'succeeds') return;
  const sentence = 'Nothing real is charged here: use the test number 4242 4242 4242 4242.';
  throw new Refusal('invalid', sentence, { card: sentence });
}
