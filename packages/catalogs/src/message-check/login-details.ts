import { toReadable } from './readable-text.ts';

/** Stored login details of a game account. */
export interface StoredLogin {
  readonly login: string;
  readonly password: string;
  /** The name that other players see, which is no secret. */
  readonly accountName: string | null;
}

/** Login details that a text labels as such. */
export interface LabelledLogin {
  readonly login?: string;
  readonly password?: string;
}

/** Shorter values are found in ordinary sentences. */
const LEAST = 4;

const VALUE = '["“„]?([^\\s"“”„,;]{3,128})';
const LOGIN = new RegExp(
  `(?<!\\p{L})(?:log-?in|user ?name|user|acc(?:ount)?|account name|benutzer(?:name)?|konto|يوزر|اسم المستخدم|الحساب|حساب)[ \\t]*[:=][ \\t]*${VALUE}`,
  'iu',
);
const PASSWORD = new RegExp(
  `(?<!\\p{L})(?:pass ?word|pass|pwd|pw|passwort|kennwort|pin|كلمة السر|كلمة المرور|الباسورد|باسورد|الباس)[ \\t]*[:=][ \\t]*${VALUE}`,
  'iu',
);

const labelled = (text: string, label: RegExp): string | undefined => label.exec(text)?.[1];

/** Returns the login and the password that a text labels: 'login: robin, password: of-the-game'. */
export function readLoginDetails(text: string): LabelledLogin {
  const [login, password] = [labelled(text, LOGIN), labelled(text, PASSWORD)];
  return { ...(login !== undefined && { login }), ...(password !== undefined && { password }) };
}

const labels = { login: LOGIN, password: PASSWORD } as const;
/** What ends a value in a sentence, and the spaces around it. */
const VALUE_END = /^["“”„]?[ \t]*[,;]?/u;

/** Removes what `readLoginDetails` has read of these names, with the labels. The other text stays. */
export function withoutLoginDetails(text: string, names: readonly (keyof LabelledLogin)[]): string {
  let rest = text;
  for (const name of names) {
    const found = labels[name].exec(text)?.[0];
    const at = found === undefined ? -1 : rest.indexOf(found);
    if (found === undefined || at === -1) continue;
    const [before, behind] = [rest.slice(0, at), rest.slice(at + found.length).replace(VALUE_END, '')];
    const gap = /\n[ \t]*$/.test(before) || /^[ \t]*\n/.test(behind) ? '\n' : ' ';
    rest = `${before.trimEnd()}${gap}${behind.trimStart()}`.trim();
  }
  return /[\p{L}\p{N}]/u.test(rest) ? rest : '';
}

const isWordPart = (character: string | undefined): boolean =>
  character !== undefined && /[\p{L}\p{N}]/u.test(character);

/** Whether a value is in a text, not within a longer word. Compares at every place, whatever was found. */
function mentions(text: string, value: string): boolean {
  let isFound = false;
  for (let at = text.indexOf(value); at !== -1; at = text.indexOf(value, at + 1)) {
    const [before, behind] = [text[at - 1], text[at + value.length]];
    const isInWord = (isWordPart(before) && isWordPart(value[0])) || (isWordPart(behind) && isWordPart(value.at(-1)));
    isFound = isFound || !isInWord;
  }
  return isFound;
}

/**
 * Whether a text has the password, or the login in any case. A login that is also the name that players see is no
 * secret; values of fewer than 4 characters are not looked for.
 */
export function mentionsLogin(text: string, { login, password, accountName }: StoredLogin): boolean {
  const readable = toReadable(text);
  const [name, secret] = [toReadable(login).trim().toLowerCase(), toReadable(password).trim()];
  const isPublic = accountName !== null && toReadable(accountName).trim().toLowerCase() === name;
  const hasLogin = name.length >= LEAST && !isPublic && mentions(readable.toLowerCase(), name);
  const hasPassword = secret.length >= LEAST && mentions(readable, secret);
  return hasLogin || hasPassword;
}
