import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  expandReply,
  findGaps,
  findTrigger,
  findUnknownVariables,
  type ReplyValues,
  replyVariables,
} from './quick-replies.ts';

const values = { 'customer.name': 'Mina', 'order.number': '#10001', 'order.target': null } as const;

describe('expandReply', () => {
  test.each([
    ['Hi {{customer.name}}, about {{order.number}}.', 'Hi Mina, about #10001.'],
    ['{{ customer.name }}{{customer.name}}', 'MinaMina'],
    ['To {{order.target}} by {{order.deadline}}', 'To {{order.target}} by {{order.deadline}}'],
    ['See {{blank}}', 'See {{blank}}'],
    ['{{toString}} {{constructor}} {{__proto__}}', '{{toString}} {{constructor}} {{__proto__}}'],
    ['{{customer.name', '{{customer.name'],
    ['No variables', 'No variables'],
  ])('%s', (text, expected) => {
    expect(expandReply(text, values)).toBe(expected);
  });

  test('a value stays text: its markup as it is, its braces no variable, its line breaks spaces', () => {
    const name = '**Bob** [x](https://evil.example)\n{{order.number}} $& $1';
    expect(expandReply('Hi {{customer.name}}!', { ...values, 'customer.name': name })).toBe(
      'Hi **Bob** [x](https://evil.example) ((order.number)) $& $1!',
    );
  });

  test('an empty value is a gap', () => {
    expect(expandReply('{{my.name}}', { 'my.name': ' \n ' })).toBe('{{my.name}}');
  });

  const anyName = fc.oneof(fc.constantFrom(...replyVariables), fc.string());
  const anyText = fc
    .array(
      fc.oneof(
        fc.string(),
        anyName.map((name) => `{{${name}}}`),
        fc.constantFrom('{', '}', '{{', '}}'),
      ),
    )
    .map((parts) => parts.join(''));
  const anyValues: fc.Arbitrary<ReplyValues> = fc.dictionary(
    fc.constantFrom(...replyVariables),
    fc.option(fc.string()),
  );

  test('expands any text and never leaves a variable that has a value', () => {
    fc.assert(
      fc.property(anyText, anyValues, (text, given) => {
        const left = findGaps(expandReply(text, given)).map(({ name }) => name);
        for (const name of left) expect((given[name] ?? '').trim()).toBe('');
      }),
    );
  });

  test('shows a value only where its variable was', () => {
    const secret = 'Q7Z9X';
    fc.assert(
      fc.property(anyText, fc.constantFrom(...replyVariables), (text, name) => {
        fc.pre(!text.includes(secret));
        const asked = findGaps(text).some((gap) => gap.name === name);
        expect(expandReply(text, { [name]: secret }).includes(secret)).toBe(asked);
      }),
    );
  });
});

test('findGaps returns the places of variables, without other names', () => {
  const text = 'a {{blank}} {{nothing}} {{ order.target }}';
  expect(findGaps(text).map(({ name, start, end }) => [name, text.slice(start, end)])).toEqual([
    ['blank', '{{blank}}'],
    ['order.target', '{{ order.target }}'],
  ]);
});

test('findUnknownVariables names what is no variable', () => {
  expect(findUnknownVariables('{{custumer.name}} {{blank}} {{custumer.name}} {{constructor}} {x}')).toEqual([
    'custumer.name',
    'constructor',
  ]);
});

test.each([
  ['/', 1, { start: 0, query: '' }],
  ['/he', 3, { start: 0, query: 'he' }],
  ['/he', 2, { start: 0, query: 'h' }],
  ['Hi /he', 6, { start: 3, query: 'he' }],
  ['Hi\n/he', 6, { start: 3, query: 'he' }],
  ['مرحبا /تحية', 11, { start: 6, query: 'تحية' }],
  ['and/or', 6, undefined],
  ['https://', 8, undefined],
  ['Hi /he there', 12, undefined],
  ['/he', 0, undefined],
  ['', 0, undefined],
])('findTrigger in %j at %i', (text, cursor, expected) => {
  expect(findTrigger(text, cursor)).toEqual(expected);
});
