import { toAsciiDigits } from '@boostdesk/catalogs/text';
import { HttpError } from '../../http/http-error.ts';
import { type MessageDescriptor, msg } from '../../i18n/message.ts';

const TEST_CARDS: Readonly<Record<string, 'succeeds' | 'declined'>> = {
  '4242424242424242': 'succeeds',
  '4000000000000002': 'declined',
};

/** @throws HttpError `payment_declined`, or `invalid` for an unknown number */
export type Charge = (card: string) => void;

const invalidCard = (sentence: MessageDescriptor) => new HttpError('invalid', sentence, { card: sentence });

/** Disabled, it rejects all cards, as public card numbers must not pay for real orders. */
export const createTestProvider =
  (isEnabled: boolean): Charge =>
  (card) => {
    if (!isEnabled) throw invalidCard(msg('Payments aren’t set up here yet, so you can’t pay. Nothing was charged.'));
    const outcome = TEST_CARDS[toAsciiDigits(card).replace(/[\s-]/g, '')];
    if (outcome === 'declined') throw new HttpError('payment_declined');
    if (outcome === 'succeeds') return;
    throw invalidCard(msg('This is a test. Use card number 4242 4242 4242 4242. Nothing is charged.'));
  };
