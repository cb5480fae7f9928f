import { type ErrorCode, errorStatus, type Language } from '@boostdesk/api-client/contract';
import { formatMessage } from '../i18n/format-message.ts';
import { type MessageDescriptor, msg, packageMsg } from '../i18n/message.ts';

const messages: Record<ErrorCode, MessageDescriptor> = {
  session_ended: msg('Your session has ended. Sign in again.'),
  // SPEC §8: not translated, because this exact body sends the dashboard home.
  forbidden: packageMsg('Forbidden'),
  not_found: msg('Not found.'),
  conflict: msg('This has changed in the meantime. Review it again.'),
  already_taken: msg('Another booster locked in this order first.'),
  key_reused: msg(
    'A different request was already sent from this page. Check whether it went through, then reload the page and try again.',
  ),
  needs_confirmation: msg('This message seems to have account or contact details.'),
  payment_declined: msg('Your card was declined. Try another card.'),
  too_large: msg('The request is too large.'),
  unsupported_media: msg('Send the request as JSON.'),
  invalid: msg('Check the highlighted fields.'),
  wrong_credentials: msg('Incorrect email address or password.'),
  too_many: msg('Too many attempts. Try again in a minute.'),
  internal: msg('Something went wrong.'),
  too_long: msg('The search took too long. Narrow it down with a filter or different words, or try again in a moment.'),
  unavailable: msg('The server can’t reach its data right now. Try again in a moment.'),
  closing: msg('The server is restarting. Try again in a moment.'),
};

/** The English "Reference" stays in all languages, because clients search for it. */
export const withReference = (reference: string, code: 'internal' | 'unavailable' = 'internal'): MessageDescriptor => ({
  english: '{sentence} Reference {reference}',
  values: { sentence: messages[code], reference },
});

type Fields = Readonly<Record<string, string>>;

/** An expected error with a translatable message for the caller; `message` is its English text. */
export class HttpError extends Error {
  override name = 'HttpError';
  readonly code: ErrorCode;
  /** Values for the client's own message, such as the name of the faster booster. */
  readonly details: Fields;
  readonly #sentence: MessageDescriptor;
  readonly #fields: Readonly<Record<string, MessageDescriptor>>;

  /** @param fields error per field, for `invalid` and `wrong_credentials` */
  constructor(
    code: ErrorCode,
    sentence: MessageDescriptor = messages[code],
    fields: Readonly<Record<string, MessageDescriptor>> = {},
    details: Fields = {},
  ) {
    super(formatMessage('en', sentence));
    this.code = code;
    this.details = details;
    this.#sentence = sentence;
    this.#fields = fields;
  }

  get status(): number {
    return errorStatus[this.code];
  }

  toBody(language: Language): { readonly message: string; readonly fields: Fields } {
    const fields = Object.entries(this.#fields).map(
      ([field, words]) => [field, formatMessage(language, words)] as const,
    );
    return { message: formatMessage(language, this.#sentence), fields: Object.fromEntries(fields) };
  }
}

export class RateLimitError extends HttpError {
  /** Time until the window ends. */
  readonly seconds: number;

  constructor(endsIn: number) {
    const seconds = Math.ceil(endsIn / 1000);
    super(
      'too_many',
      msg('Too many attempts. Try again in {seconds, plural, one {# second} other {# seconds}}.', {
        seconds: String(seconds),
      }),
    );
    this.seconds = seconds;
  }
}
