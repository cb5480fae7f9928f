import { Refusal } from '../../contract/refusal.ts';
import { type Phrase, phrase } from '../../words/phrase.ts';

/** Card numbers of the test provider; no card number is stored. */
const TEST_CARDS: Readonly<Record<string, 'succeeds' | 'declined'>> = {
  '4242424242424242': 'succeeds',
  '4000000000000002': 'declined',
};

/**
 * Charges a card.
 * @throws Refusal `payment_declined`, or `invalid` for an unknown number
 */
export type Charge = (card: string) => void;

const refuse = (sentence: Phrase) => new Refusal('invalid', sentence, { card: sentence });

/**
 * Creates the test provider. With `isTaken` false it rejects all cards, as public card numbers must not pay for real
 * orders.
 */
export const createTestProvider =
  (isTaken: boolean): Charge =>
  (card) => {
    if (!isTaken) throw refuse(phrase('Payments aren’t set up here yet, so you can’t pay. Nothing was charged.'));
    const outcome = TEST_CARDS[card.replace(/[\s-]/g, '')];
    if (outcome === 'declined') throw new Refusal('payment_declined');
    if (outcome === 'succeeds') return;
    throw refuse(phrase('This is a test. Use card number 4242 4242 4242 4242. Nothing is charged.'));
  };
