import { Refusal } from '../../contract/refusal.ts';
import { type Phrase, phrase } from '../../words/phrase.ts';

/** The test provider's own numbers. No other number is looked at twice, and none is ever kept. */
const TEST_CARDS: Readonly<Record<string, 'succeeds' | 'declined'>> = {
  '4242424242424242': 'succeeds',
  '4000000000000002': 'declined',
};

/** Passes for a card that pays. @throws Refusal `payment_declined`, or `invalid` for a number that is not the provider's. */
export type Charge = (card: string) => void;

const refuse = (sentence: Phrase) => new Refusal('invalid', sentence, { card: sentence });

/** Takes the test numbers, or nothing at all: what everybody can pay with must not make a real order. */
export const createTestProvider =
  (isTaken: boolean): Charge =>
  (card) => {
    if (!isTaken) throw refuse(phrase('Payments aren’t set up here yet, so you can’t pay. Nothing was charged.'));
    const outcome = TEST_CARDS[card.replace(/[\s-]/g, '')];
    if (outcome === 'declined') throw new Refusal('payment_declined');
    if (outcome === 'succeeds') return;
    throw refuse(phrase('This is a test. Use card number 4242 4242 4242 4242. Nothing is charged.'));
  };
