import type { JsonSchema } from './json-schema.ts';

/** Plausible values by field name, for the examples of the API documentation. */
const byName: Readonly<Record<string, unknown>> = {
  accountName: 'Ada#EUW',
  action: 'order.pause',
  amount: 1250,
  at: '2026-03-01T12:00:00Z',
  balance: 500,
  before: '2026-04-01T00:00:00Z',
  body: 'When do you play next?',
  browser: 'Firefox',
  card: '4242424242424242',
  champions: ['Ahri'],
  code: 'WELCOME10',
  coins: 500,
  cursor: '',
  email: 'ada@example.com',
  from: 13,
  game: 3,
  id: 10_001,
  image: 'https://desk.example/pictures/30.png',
  info: 'I play in the evening.',
  label: 'Order #10001',
  link: 'https://example.com/proof.png',
  limit: 20,
  login: 'ada_plays',
  lp: 50,
  message: 'Order #10001 was paused.',
  name: 'Ada',
  newPassword: 'a-longer-password',
  note: 'Won the last match.',
  now: 16,
  order: 10_001,
  password: 'a-long-password',
  percent: 58,
  platform: 'PC',
  purchase: 'League boosting, Gold IV to Platinum II',
  reason: 'The customer asked for it.',
  searchFilter: '10001',
  server: 'EU-West',
  service: 'LoL boosting',
  status: 1,
  system: 'Windows',
  target: 19,
  text: 'Thank you, that was fast and friendly.',
  title: 'New season',
  token: 'eyJhbGciOiJIUzI1NiJ9.eyJ1c2VyIjozMH0.signature',
  url: '/order/10001',
  zone: 'Europe/Berlin',
};

function sampleText({ format, pattern, minLength = 0 }: JsonSchema): string {
  if (format === 'date-time') return '2026-03-01T12:00:00Z';
  if (format === 'date') return '2026-03-01';
  if (format === 'uuid') return '2f1c6c3e-8f0a-4c57-9a54-0d6a2f7b9c10';
  if (format === 'uri') return 'https://desk.example/pictures/30.png';
  if (format === 'base64') return 'iVBORw0KGgo=';
  const length = /\{(\d+)\}\$$/.exec(pattern ?? '')?.[1];
  if (length !== undefined) return 'A'.repeat(Number(length));
  if (pattern?.startsWith('^https') === true) return 'https://push.example/device';
  return 'Text'.padEnd(minLength, '.');
}

const sampleNumber = ({ minimum, maximum }: JsonSchema): number => Math.max(minimum ?? 0, Math.min(1, maximum ?? 1));

function sampleObject(schema: JsonSchema): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(schema.properties ?? {}).map(([name, property]) => [name, sampleField(name, property)]),
  );
}

/** Whether a value by name has the type, the values and the length of its schema. */
function fits(value: unknown, schema: JsonSchema): boolean {
  if (schema.enum && !schema.enum.includes(value)) return false;
  if (schema.format !== undefined && schema.format !== 'email' && schema.type === 'string') {
    return typeof value === 'string' && (schema.format === 'date-time' ? value.includes('T') : false);
  }
  if (Array.isArray(value)) return schema.type === 'array';
  if (typeof value === 'number') {
    const { minimum = -Infinity, maximum = Infinity } = schema;
    return (schema.type === 'integer' || schema.type === 'number') && value >= minimum && value <= maximum;
  }
  return typeof value === schema.type;
}

function sampleField(name: string, schema: JsonSchema): unknown {
  const options = schema.anyOf ?? schema.oneOf ?? [schema];
  const option = options.find((one) => one.type !== 'null') ?? schema;
  return name in byName && fits(byName[name], option) ? byName[name] : createSample(option);
}

/** A value that fits a JSON schema. */
export function createSample(schema: JsonSchema): unknown {
  const option = (schema.anyOf ?? schema.oneOf)?.[0];
  if (option) return createSample(option);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  switch (schema.type) {
    case 'object':
      return sampleObject(schema);
    case 'array':
      return [createSample(schema.items ?? {})];
    case 'string':
      return sampleText(schema);
    case 'boolean':
      return true;
    case 'integer':
    case 'number':
      return sampleNumber(schema);
    default:
      return null;
  }
}
