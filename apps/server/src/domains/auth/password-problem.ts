import { Refusal } from '../../contract/refusal.ts';
import { type Phrase, phrase } from '../../words/phrase.ts';

/** Keyboard rows and the alphabet. */
const rows = [
  '01234567890123456789',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiopasdfghjklzxcvbnm',
  'qwertzuiopasdfghjklyxcvbnm',
];
const LEAST_DIFFERENT = 5;

const isRun = (password: string): boolean =>
  rows.some((row) => row.includes(password) || [...row].reverse().join('').includes(password));

/** Returns why a password is easy to guess, or null. The contract checks its length. */
export function passwordProblem(password: string, email: string): Phrase | null {
  const plain = password.toLowerCase().trim();
  const address = email.toLowerCase().trim();
  const [name = ''] = address.split('@');
  if (plain === address || plain === name) return phrase('Don’t use your email address as your password.');
  if (new Set(plain).size < LEAST_DIFFERENT)
    return phrase('Use at least {least, plural, one {# different character} other {# different characters}}.', {
      least: LEAST_DIFFERENT,
    });
  return isRun(plain) ? phrase('This password is too easy to guess. Choose a less common one.') : null;
}

/**
 * @param field the request's field with the password
 * @throws Refusal `invalid` for a weak password
 */
export function assertStrong(
  { email, password }: { readonly email: string; readonly password: string },
  field: string,
): void {
  const problem = passwordProblem(password, email);
  if (problem !== null) throw new Refusal('invalid', undefined, { [field]: problem });
}
