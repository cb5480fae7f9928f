import { type ErrorCode, errorStatus } from '@boostdesk/api-client/contract';

/** What a refusal says where the call has nothing better to say. */
const sentences: Record<ErrorCode, string> = {
  session_ended: 'Your session has ended. Sign in again.',
  // SPEC §8: this exact body sends the dashboard home.
  forbidden: 'Forbidden',
  not_found: 'Not found.',
  conflict: 'This changed in the meantime. Look at it again.',
  already_taken: 'Another booster was faster.',
  key_reused: 'This was already sent with other contents.',
  payment_declined: 'The card was declined. Try another one.',
  too_large: 'This is too large.',
  unsupported_media: 'Send JSON.',
  invalid: 'Some fields need another look.',
  wrong_credentials: 'E-mail address or password is wrong.',
  too_many: 'Too many tries. Wait a minute.',
  internal: 'Something went wrong.',
  closing: 'The server is restarting. Try again in a moment.',
};

/** An expected answer of 'no'. `message` is one sentence for the person who asked. */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly code: ErrorCode;
  /** Field → what is wrong with it, for `invalid` and `wrong_credentials`; for others what a screen needs to word it itself. */
  readonly fields: Readonly<Record<string, string>>;

  constructor(code: ErrorCode, message?: string, fields: Readonly<Record<string, string>> = {}) {
    super(message ?? sentences[code]);
    this.code = code;
    this.fields = fields;
  }

  get status(): number {
    return errorStatus[this.code];
  }
}

export const sentenceOf = (code: ErrorCode): string => sentences[code];
