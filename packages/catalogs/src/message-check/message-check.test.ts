import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findPersonalDetails, mentionsLogin, readLoginDetails, withoutLoginDetails } from './index.ts';

describe('findPersonalDetails finds', () => {
  test.each([
    ['phone', 'Call me at +49 151 12345678'],
    ['phone', '+4915112345678'],
    ['phone', 'my number is 0171/1234567, after eight'],
    ['phone', '0151-12345678'],
    ['phone', '00491511234567'],
    ['phone', '(555) 123-4567'],
    ['phone', '555-123-4567.'],
    ['phone', 'Telefon: 1234567'],
    ['phone', 'whatsapp 5551234567'],
    ['phone', '06 12 34 56 78'],
    ['phone', 'رقمي ٠٥٠ ١٢٣ ٤٥٦٧'],
    ['phone', '+٩٦٦ ٥٠ ١٢٣ ٤٥٦٧'],
    ['phone', 'هاتف ۵۵۵۱۲۳۴۵'],
    ['phone', '०९८७६ ५४३२१०'],
    ['phone', '+৮৮০ ১৭১২ ৩৪৫৬৭৮'],
    ['phone', '０１５１ １２３４５６７８'],
    ['email', 'Write to mina.k+game@mail.example.com please'],
    ['email', 'mina (at) mail (dot) com'],
    ['email', 'mina[at]mail.de'],
    ['email', 'بريدي mina@mail.com'],
    ['email', 'mina\u200b@mail.com'],
    ['handle', 'add me on discord foo#1234'],
    ['handle', 'Add me on Discord'],
    ['handle', 'my discord is nova'],
    ['handle', 'discord: nova.boosts'],
    ['handle', 'Discord nova_99'],
    ['handle', 'foo#1234 on discord'],
    ['handle', 'hit me up on telegram'],
    ['handle', '@nova_boosts'],
    ['handle', 'ask @somebody there'],
    ['handle', 'https://wa.me/4915112345678'],
    ['handle', 't.me/nova'],
    ['handle', 'Join https://discord.gg/abc123!'],
    ['handle', 'skype: live:nova'],
    ['handle', 'Schreib mir auf WhatsApp'],
    ['handle', 'füg mich auf Discord hinzu'],
    ['handle', 'mein Telegram ist nova'],
    ['handle', 'أضفني على ديسكورد'],
    ['handle', 'راسلني على الواتساب'],
    ['handle', 'حسابي على ديسكورد nova'],
    ['login', 'login: robin password: of-the-game'],
    ['login', 'pw=hunter22'],
    ['login', 'Passwort: geheim1'],
    ['login', 'كلمة السر: secret1'],
  ])('%s in %j', (kind, text) => {
    expect(findPersonalDetails(text)).toContain(kind);
  });

  test('several kinds at once, in a fixed order', () => {
    expect(findPersonalDetails('me@mail.com, t.me/me, +49 151 12345678, pw: abc123')).toEqual([
      'login',
      'phone',
      'email',
      'handle',
    ]);
  });
});

describe('findPersonalDetails finds nothing in', () => {
  test.each([
    '',
    'Won 12-3, then 10/0/5 and 2-1',
    'Scores: 0-2 1-2 2-0 2-1 0-1 13-7 16-14',
    '0/3/10, 5/2/11, 0/10/2 and 0/7/12',
    'Order #10482 and orders 10483, 10484 10485 10486',
    'Order 1234567 or #0151123456',
    'It cost $1,234.56, not 1.234,56 €. 0.99 1.99 2.99',
    '120000000 gold, +10000000 gold, +25 LP, -18 LP',
    'Gold IV 75 LP to Platinum II 0 LP',
    'On 29.11.2026 at 18:30, or 2026-11-30 19:00:00',
    '01.02.2026 18:30 - 19:45, 05/06/26',
    '01.02.2026 1800 and 02.02.2026 2000',
    'Match EUW1_6512345678 and EUW1-123-456-7890',
    '0f7c1f0e-6f0f-4c53-9d0a-2f4f0e1b7a11',
    'id 204255221017214977',
    'Faker#KR1, Hide on bush#1234 and Nova#0151',
    'https://boostdesk.example/order/10482?tab=chat&message=0151123456',
    'https://www.twitch.tv/nova and https://op.gg/summoners/euw/Nova-1234',
    'Do you use Discord? Discord is down today, whatsapp too',
    'I will be online @8pm, see you @home or @baron',
    '5v5 @ 20:00',
    'Which password? The login works now.',
    'I changed the password, the pass is bought',
    'Patch 14.23.1, IP 192.168.100.200, 1440x900',
    '100 200 300 400 500',
    'Wir haben 12:3 gewonnen, Auftrag 10482, 45,90 €, am 29.11.2026 um 18:30 Uhr',
    'Benutzt du Discord? Ich bin ab 20 Uhr da.',
    'Rang Diamant II mit 87 LP, 0151 LP',
    'فزنا ١٢-٣ ثم ١٠/٠/٥',
    'الطلب رقم ١٠٤٨٢ بسعر ٤٥٫٩٠ دولار',
    'يوم ٢٩/١١/٢٠٢٦ الساعة ١٨:٣٠',
    'هل تستخدم ديسكورد؟',
  ])('%j', (text) => {
    expect(findPersonalDetails(text)).toEqual([]);
  });

  test('a mention of somebody in the chat', () => {
    expect(findPersonalDetails('@Kaito well played', ['Mina', 'Kaito'])).toEqual([]);
    expect(findPersonalDetails('@Kaito99 well played', ['Mina', 'Kaito'])).toEqual(['handle']);
  });

  const score = fc.tuple(fc.nat(40), fc.nat(40)).map(([one, other]) => `${one}-${other}`);
  const kda = fc.tuple(fc.nat(40), fc.nat(40), fc.nat(40)).map((figures) => figures.join('/'));
  const order = fc.integer({ min: 1, max: 9_999_999 }).map((id) => `#${id}`);
  const price = fc.integer({ min: 0, max: 99_999_999 }).map((cents) => `$${(cents / 100).toFixed(2)}`);
  const euros = fc
    .integer({ min: 0, max: 9_999_999 })
    .map((cents) => `${(cents / 100).toFixed(2).replace('.', ',')} €`);
  const date = fc
    .date({ min: new Date('2020-01-01'), max: new Date('2035-01-01'), noInvalidDate: true })
    .chain((day) => {
      const [iso, time] = [day.toISOString().slice(0, 10), day.toISOString().slice(11, 16)];
      const german = iso.split('-').reverse().join('.');
      return fc.constantFrom(iso, time, german, `${german} ${time}`, day.toISOString());
    });
  const rank = fc
    .tuple(fc.constantFrom('Gold', 'Platin', 'ماسي'), fc.nat(100))
    .map(([tier, lp]) => `${tier} II ${lp} LP`);
  const longId = fc.bigInt({ min: 10n ** 15n, max: 10n ** 19n }).map(String);
  const riotId = fc.tuple(fc.stringMatching(/^[A-Za-z]{3,12}$/), fc.nat(9999)).map(([name, tag]) => `${name}#${tag}`);
  const ownLink = fc.nat(99_999_999).map((id) => `https://boostdesk.example/order/${id}?tab=chat`);
  const harmless = fc.oneof(
    score,
    kda,
    order,
    price,
    euros,
    date,
    rank,
    longId,
    riotId,
    ownLink,
    fc.uuid({ version: 4 }),
  );
  const arabicDigits = (text: string) => text.replaceAll(/\d/g, (digit) => String.fromCharCode(0x0660 + Number(digit)));

  test('property: figures of games, orders and prices in any order, with Western or Arabic digits', () => {
    fc.assert(
      fc.property(fc.array(harmless, { maxLength: 8 }), fc.boolean(), (parts, isArabic) => {
        const text = parts.join(', ');
        expect(findPersonalDetails(isArabic ? arabicDigits(text) : text)).toEqual([]);
      }),
      { numRuns: 500 },
    );
  });

  test('property: an international number is found between any of them', () => {
    const number = fc.tuple(fc.integer({ min: 1, max: 99 }), fc.integer({ min: 10_000_000, max: 9_999_999_999 }));
    fc.assert(
      fc.property(harmless, number, harmless, (before, [country, rest], after) => {
        expect(findPersonalDetails(`${before}, call +${country} ${rest}, ${after}`)).toContain('phone');
      }),
    );
  });

  test('property: any text can be checked', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 4000 }), (text) => {
        expect(findPersonalDetails(text).length).toBeLessThanOrEqual(4);
      }),
      { numRuns: 30 },
    );
  });

  test.each(['0', '1 ', '+1', '@a', 'a.', 'a@', 'discord ', 'add me on ', '(1', 'user: '])(
    'repeats of %j are checked without backtracking for long',
    (part) => {
      const text = part.repeat(4000 / part.length);
      expect(Array.isArray(findPersonalDetails(text))).toBe(true);
    },
  );
});

test.each([
  ['login: robin, password: of-the-game', { login: 'robin', password: 'of-the-game' }],
  ['User: robin\nPW: a b', { login: 'robin' }],
  ['Benutzername: robin Passwort: "geheim1"', { login: 'robin', password: 'geheim1' }],
  ['يوزر: robin كلمة المرور: secret1', { login: 'robin', password: 'secret1' }],
  ['Which password do you mean?', {}],
])('readLoginDetails(%j)', (text, found) => {
  expect(readLoginDetails(text)).toEqual(found);
});

test.each([
  ['login: robin password: secret1', ['login', 'password'], ''],
  ['login: "robin", password: "secret1", play after eight', ['login', 'password'], 'play after eight'],
  ['login: robin password: secret1', ['login'], 'password: secret1'],
  ['Hi!\nlogin: robin\npw: secret1\nPlay mid', ['login', 'password'], 'Hi!\nPlay mid'],
  ['Hi! login: robin\nPlay mid', ['login', 'password'], 'Hi!\nPlay mid'],
  ['login: robin', [], 'login: robin'],
] as const)('withoutLoginDetails(%j, %j)', (text, names, rest) => {
  expect(withoutLoginDetails(text, names)).toBe(rest);
});

describe('mentionsLogin', () => {
  const stored = { login: 'robin.lol', password: 'Of-the-Game!', accountName: null };
  test.each([
    ['my login is robin.lol', true],
    ['ROBIN.LOL', true],
    ['(robin.lol)', true],
    ['pw:Of-the-Game!', true],
    ['try Of-the-Game! or another', true],
    ['Ｏｆ-the-Game!', true],
    ['of-the-game!', false],
    ['Of-the-Game', false],
    ['robin.lolly', false],
    ['xrobin.lol', false],
    ['the end of the game', false],
    ['', false],
  ])('%j: %j', (text, isFound) => {
    expect(mentionsLogin(text, stored)).toBe(isFound);
  });

  test('ignores a login that players see, and values of three characters', () => {
    expect(mentionsLogin('Robin.LoL is on', { ...stored, accountName: 'robin.LOL' })).toBe(false);
    expect(mentionsLogin('gg wp abc', { login: 'gg', password: 'abc', accountName: null })).toBe(false);
  });

  test('finds a value behind one that is part of a word', () => {
    expect(mentionsLogin('robin.lolly and robin.lol', stored)).toBe(true);
  });
});
