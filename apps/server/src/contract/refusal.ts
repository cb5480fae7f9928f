import { type ErrorCode, errorStatus, type Language } from '@boostdesk/api-client/contract';
import { type Phrase, packagePhrase, phrase } from '../words/phrase.ts';
import { say } from '../words/say.ts';

const sentences: Record<ErrorCode, Phrase> = {
  session_ended: phrase('Your session has ended. Sign in again.'),
  // SPEC §8: this exact body sends the dashboard home, so it is not translated.
  forbidden: packagePhrase('Forbidden'),
  not_found: phrase('Not found.'),
  conflict: phrase('This has changed in the meantime. Review it again.'),
  already_taken: phrase('Another booster locked in this order first.'),
  key_reused: phrase(
    'A different request was already sent from this page. Check whether it went through, then reload the page and try again.',
  ),
  payment_declined: phrase('Your card was declined. Try another card.'),
  too_large: phrase('The request is too large.'),
  unsupported_media: phrase('Send the request as JSON.'),
  invalid: phrase('Check the highlighted fields.'),
  wrong_credentials: phrase('Incorrect email address or password.'),
  too_many: phrase('Too many attempts. Try again in a minute.'),
  internal: phrase('Something went wrong.'),
  too_long: phrase(
    'The search took too long. Narrow it down with a filter or different words, or try again in a moment.',
  ),
  unavailable: phrase('The server can’t reach its data right now. Try again in a moment.'),
  closing: phrase('The server is restarting. Try again in a moment.'),
};

/**
 * Message of a server error with its reference. Clients search for the English "Reference", so it is not translated.
 */
export const referred = (reference: string, code: 'internal' | 'unavailable' = 'internal'): Phrase => ({
  english: '{sentence} Reference {reference}',
  values: { sentence: sentences[code], reference },
});

type Fields = Readonly<Record<string, string>>;

/** An expected error with a translatable message for the caller; `message` is the English text. */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly code: ErrorCode;
  /** Values for the client's own message, such as the name of the faster booster. */
  readonly details: Fields;
  readonly #sentence: Phrase;
  readonly #fields: Readonly<Record<string, Phrase>>;

  /** @param fields error per field, for `invalid` and `wrong_credentials` */
  constructor(
    code: ErrorCode,
    sentence: Phrase = sentences[code],
    fields: Readonly<Record<string, Phrase>> = {},
    details: Fields = {},
  ) {
    super(say('en', sentence));
    this.code = code;
    this.details = details;
    this.#sentence = sentence;
    this.#fields = fields;
  }

  get status(): number {
    return errorStatus[this.code];
  }

  said(language: Language): { readonly message: string; readonly fields: Fields } {
    const fields = Object.entries(this.#fields).map(([field, words]) => [field, say(language, words)] as const);
    return { message: say(language, this.#sentence), fields: Object.fromEntries(fields) };
  }
}

/** A `too_many` refusal of a rate limit. */
export class LimitRefusal extends Refusal {
  /** Seconds until the window ends. */
  readonly seconds: number;

  constructor(endsIn: number) {
    const seconds = Math.ceil(endsIn / 1000);
    super(
      'too_many',
      phrase('Too many attempts. Try again in {seconds, plural, one {# second} other {# seconds}}.', {
        seconds: String(seconds),
      }),
    );
    this.seconds = seconds;
  }
}
