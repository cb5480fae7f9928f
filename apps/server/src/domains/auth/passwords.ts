import { type Argon2Parameters, argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify((parameters: Argon2Parameters, done: (error: Error | null, key: Buffer) => void) =>
  argon2('argon2id', parameters, done),
);

/** OWASP's second option for argon2id: 19 MiB, two passes, one lane. */
const cost = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 } as const;
const SALT_BYTES = 16;

const encode = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64').replaceAll('=', '');

/** One spelling for the different code points that keyboards write for the same password. */
const normalize = (password: string): string => password.normalize('NFKC');

/** Returns a PHC string: `$argon2id$v=19$m=…,t=…,p=…$salt$hash`. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(SALT_BYTES);
  const hash = await derive({ message: normalize(password), nonce, ...cost });
  return `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${encode(nonce)}$${encode(hash)}`;
}

const PHC = /^\$argon2id\$v=19\$m=(\d{1,7}),t=(\d{1,2}),p=(\d{1,2})\$([\w+/]+)\$([\w+/]+)$/;

async function matches(message: string, stored: string): Promise<boolean> {
  const [, memory, passes, parallelism, salt, hash] = PHC.exec(stored) ?? [];
  if (!memory || !passes || !parallelism || !salt || !hash) return false;
  const expected = Buffer.from(hash, 'base64');
  const actual = await derive({
    message,
    nonce: Buffer.from(salt, 'base64'),
    memory: Number.parseInt(memory, 10),
    passes: Number.parseInt(passes, 10),
    parallelism: Number.parseInt(parallelism, 10),
    tagLength: expected.length,
  });
  return timingSafeEqual(actual, expected);
}

const isDenormalized = (password: string): boolean => password !== normalize(password);

/** Also accepts a hash of the password as typed, from before passwords were normalized. */
export const isPassword = async (password: string, stored: string): Promise<boolean> =>
  (await matches(normalize(password), stored)) || (isDenormalized(password) && (await matches(password, stored)));

const PREFIX = `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$`;

/** The next sign-in renews the hash of its password when the costs or the spelling are outdated. */
export const isOutdatedHash = async (password: string, stored: string): Promise<boolean> =>
  !stored.startsWith(PREFIX) || (isDenormalized(password) && !(await matches(normalize(password), stored)));

/** Checked when the account does not exist, so that both cases take the same time. */
export const dummyHash = await hashPassword(randomBytes(16).toString('hex'));
