import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pageError, redact } from './index.ts';

test.each([
  ['No order 10001 of mina.k@mail.example', 'No order # of <address>'],
  ['jürgen@ämple.de left', '<address> left'],
  ['order:10001 and id:20002', 'order:# and id:#'],
  ['at a.js:12:34567', 'at a.js:12:34567'],
  [`Unexpected token 'y', "{"n":"Anna","x":y}" is not valid JSON`, `Unexpected token 'y', "…" is not valid JSON`],
  ['signed in with eyJhbGciOiJI.eyJzdWI', 'signed in with <token>'],
  ['no login for password=hunter2, Secret: of-the-game', 'no login for password=… Secret: …'],
  ['newPassword: hunter2 and access_token=abc', 'newPassword: … and access_token=…'],
  ["{ password: 'of the game', id: 5 }", '{ password: …, id: 5 }'],
  ["{ 'secret': `it's mine` } was refused", "{ 'secret': … } was refused"],
  ["Passwort: 'of the", 'Passwort: …'],
  ["password: 'of\nthe game' x", 'password: … x'],
  ['password: "hunter2', 'password: "…"'],
  ['{"password":hunter2} is not valid', '{"…":… is not valid'],
  [`{"password": 'hunter2 x'} is not valid`, '{"…": …} is not valid'],
  ['password = “hunter two” of them', 'password = … of them'],
  ['Passwort: „hunter two“ and so', 'Passwort: … and so'],
  ['secret=«hunter two» and token: ‹a b', 'secret=… and token: …'],
  ['“password”: hunter2 and ’token’: ‘a b’', '“password”: … and ’token’: …'],
  [String.raw`{\"password\":hunter2}`, String.raw`{\"…":…`],
  ["token: 'a b', token: 'half of", 'token: …, token: …'],
  [`password: 'it" was' of Anna "and" so`, 'password: …"…" so'],
  [`password: “my "own” Anna`, 'password: …"…"'],
  [`{"password":['two words']} is not valid`, '{"…":…} is not valid'],
  ["password: ['two words', 'and three'] of them", 'password: … of them'],
  ["password: [ 'half of", 'password: …'],
  ["tokens: [['a b'], ['c d']] of them", 'tokens: … of them'],
  ['secretKey = Secret(`two words`) of them', 'secretKey = … of them'],
  ["{ password: { value: 'two words' }, id: 5 } of them", '{ password: … of them'],
  ["Map(1) { 'password' => 'two words' } of them", "Map(1) { 'password' => … } of them"],
  ["'https://desk.example/x?token=abc' did not load", "'https://desk.example/x did not load"],
  ['Authorization: Bearer abc.def', 'Authorization: Bearer …'],
  ["Unexpected token ':'", "Unexpected token ':'"],
  ['call +49 170 123 of them', 'call # of them'],
  ['call 0170 123 456 of them', 'call # of them'],
  ["Unexpected token '<' at x", "Unexpected token '<' at x"],
  ['"one\ntwo Anna" is not valid', '"…" is not valid'],
  ['/loggedIn/eyJhbGciOiJI.eyJzdWIiOiI1.c2lnbmF0dXJl', '/loggedIn/<token>'],
  ['https://desk.example/x?name=Anna#token=abc', 'https://desk.example/x'],
  ["Cannot read properties of undefined (reading 'id')", "Cannot read properties of undefined (reading 'id')"],
])('%j is redacted to %j', (text, redacted) => {
  expect(redact(text, 500)).toBe(redacted);
});

/** Delimiters of values in errors of various languages. */
const frames = [
  ["'", "'"],
  ['"', '"'],
  ['`', '`'],
  ['“', '”'],
  ['[', ']'],
  ['(', ')'],
  ['{ value: ', ' }'],
  ['Secret(', ')'],
] as const;
const framed = fc
  .shuffledSubarray([...frames], { minLength: 1, maxLength: 4 })
  .map((around) => around.reduceRight((value, [open, close]) => `${open}${value}${close}`, 'anna bertha'));
const named = fc
  .tuple(
    fc.constantFrom('password', 'newPassword', 'secret', 'tokens', 'secretKey'),
    fc.constantFrom('', '"', "'", '`'),
    fc.constantFrom(':', ': ', ' = ', ' => '),
  )
  .map(([name, quote, is]) => `${quote}${name}${quote}${is}`);

test('a value in nested brackets and quotes after the name of a secret is redacted completely', () => {
  fc.assert(
    fc.property(named, framed, fc.constantFrom('', '{ ', 'No answer to '), fc.nat(80), (name, value, before, cut) => {
      expect(redact(`${before}${name}${value} came`, 500)).not.toMatch(/anna|bertha/);
      expect(redact(`${before}${name}${value}`.slice(0, -1 - (cut % value.length)), 500)).not.toMatch(/anna|berth/);
    }),
  );
});

test('quoted text is redacted when its closing quote is cut off', () => {
  expect(redact(`Bad answer "${'Anna wrote '.repeat(50)}" end`, 300)).toBe('Bad answer "…"');
});

test.each(['no order of anna.schmidt', 'no order of anna.schmidt@', 'no order of anna.schmidt@ma'])(
  'an address that is cut off after %j is redacted',
  (start) => {
    expect(redact('no order of anna.schmidt@mail.example', start.length)).not.toMatch(/anna|schmidt/);
  },
);

test('the result is within the maximum length, without a lone surrogate', () => {
  expect(redact('a@b.c '.repeat(100), 20)).toHaveLength(20);
  expect(redact('abc😀', 4).isWellFormed()).toBe(true);
});

// A quadratic pattern would take minutes.
test.each([
  'a',
  'a.',
  '-',
  '?',
  '?=',
  '"',
  '1',
  '01 ',
  '+1 ',
  ':1',
  '@',
  'token',
  "token:'",
  'token:“',
  'token:“"',
  'token":',
  'token\\"',
  'token: ',
  'token:[',
  'token:[]',
  'token=>Secret(',
  'token{',
  'Bearer ',
  '\u{1F600}',
])('a long text of %j takes linear time', (part) => {
  readInOneGo(part.repeat(400_000));
});

test.each(['token', "token: '", 'token: “x', 'token":'])('long white space after %j takes linear time', (start) => {
  readInOneGo(`${start}${' '.repeat(400_000)}"`);
});

function readInOneGo(text: string): void {
  expect(redact(text, text.length).length).toBeLessThanOrEqual(text.length);
  expect(pageError.report.request.safeParse({ message: text, stack: text, screen: '/' }).success).toBe(false);
}
