import { HttpError } from '../../http/http-error.ts';
import { type MessageDescriptor, msg } from '../../i18n/message.ts';

/** Keyboard rows and the alphabet. */
const rows = [
  '01234567890123456789',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiopasdfghjklzxcvbnm',
  'qwertzuiopasdfghjklyxcvbnm',
];
const DISTINCT_MIN = 5;

const isKeyboardRun = (password: string): boolean =>
  rows.some((row) => row.includes(password) || [...row].reverse().join('').includes(password));

/** Returns why a password is easy to guess. The contract checks its length. */
export function findPasswordProblem(password: string, email: string): MessageDescriptor | null {
  const plain = password.normalize('NFKC').toLowerCase().trim();
  const address = email.toLowerCase().trim();
  const [name = ''] = address.split('@');
  if (plain === address || plain === name) return msg('Don’t use your email address as your password.');
  if (new Set(plain).size < DISTINCT_MIN)
    return msg('Use at least {least, plural, one {# different character} other {# different characters}}.', {
      least: DISTINCT_MIN,
    });
  return isKeyboardRun(plain) ? msg('This password is too easy to guess. Choose a less common one.') : null;
}

/**
 * @param field the request's field with the password
 * @throws HttpError `invalid` for a weak password
 */
export function assertStrong(
  { email, password }: { readonly email: string; readonly password: string },
  field: string,
): void {
  const problem = findPasswordProblem(password, email);
  if (problem !== null) throw new HttpError('invalid', undefined, { [field]: problem });
}
