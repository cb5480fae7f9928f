import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { calls, order } from './index.ts';
import { line, text } from './shapes.ts';

/** NUL, and a lone surrogate in JSON. */
const poisons = ['https://a.example/\u0000', 'https://a.example/\ud800'];
const PROBE = Array.from({ length: 2000 }, () => 1);

type Schema = z.core.$ZodType;

/** Fields that accept these. */
function holesIn(schema: Schema, path: string): string[] {
  if (schema instanceof z.ZodMiniObject) {
    return Object.entries(schema.shape).flatMap(([key, part]) => holesIn(part as Schema, `${path}.${key}`));
  }
  if (schema instanceof z.ZodMiniOptional || schema instanceof z.ZodMiniNullable)
    return holesIn(schema.def.innerType, path);
  if (schema instanceof z.ZodMiniArray) {
    const refused = schema
      .safeParse(PROBE)
      .error?.issues.some(({ code, path: at }) => code === 'too_big' && at.length === 0);
    return [...(refused === true ? [] : [`${path}[] without end`]), ...holesIn(schema.def.element, `${path}[]`)];
  }
  const probes = schema instanceof z.ZodMiniNumber ? [2 ** 31, -(2 ** 31) - 1] : poisons;
  return probes
    .filter((probe) => z.safeParse(schema, probe).success)
    .map((probe) => `${path} takes ${JSON.stringify(probe)}`);
}

test('no call accepts text that the database cannot store, which would cause a 500', () => {
  expect(calls.flatMap(({ name, request }) => holesIn(request, name))).toEqual([]);
});

/** Not displayed, or typed elsewhere. */
const opaque = [
  'auth.saveUser.visitorId',
  'auth.newPassword.token',
  'tracking.view.token',
  'serviceSlug',
  'password',
  'newPassword',
  'cursor',
  'onesignal_token',
  'card',
];

/** Fields that accept misleading text. */
function disguisesIn(schema: Schema, path: string): string[] {
  if (schema instanceof z.ZodMiniObject) {
    return Object.entries(schema.shape).flatMap(([key, part]) => disguisesIn(part as Schema, `${path}.${key}`));
  }
  if (schema instanceof z.ZodMiniOptional || schema instanceof z.ZodMiniNullable)
    return disguisesIn(schema.def.innerType, path);
  if (schema instanceof z.ZodMiniArray) return disguisesIn(schema.def.element, `${path}[]`);
  const disguised = ['https://a.example/\u202Egpj.exe', 'half\u200Bword', '\u200B\u200B\u200B'];
  return disguised
    .map((text) => z.safeParse(schema, text))
    .filter(({ data }) => typeof data === 'string' && /[\u202E\u200B]/.test(data))
    .map(() => path);
}

test('no call accepts misleading or invisible text', () => {
  const found = calls.flatMap(({ name, request }) => disguisesIn(request, name));
  expect(found.filter((path) => !opaque.some((end) => path.endsWith(end)))).toEqual([]);
});

describe('text schemas', () => {
  test.each([
    ['a name of invisible characters', line(2, 40), '\u200B\u200B\u200B', undefined],
    ['a name of joiners between marks', line(2, 40), '\u061C\u200D\u061C\u200D\u061C', undefined],
    ['a name followed by a joiner', line(2, 40), 'Admin\u061C\u200D\u061C', 'Admin'],
    ['a name of two lines', line(2, 40), ' Sara \n Lund ', 'Sara Lund'],
    ['a name with a bidi control', line(2, 40), 'Boostdesk\u202Egnul araS', 'Boostdeskgnul araS'],
    ['a note of two lines', text(0, 300), 'One\r\ntwo ', 'One\ntwo'],
    ['an emoji sequence', text(0, 300), '👩🏽‍🚀', '👩🏽‍🚀'],
    ['Arabic', text(0, 300), 'مرحبا', 'مرحبا'],
    ['a name with combining marks', line(2, 40), 'Jose\u0301 Nu\u0301n\u0303ez', 'Jos\u00e9 N\u00fa\u00f1ez'],
    ['a note with combining marks', text(0, 300), 'vie\u0323\u0302t', 'vi\u1ec7t'],
    ['a lone surrogate', text(0, 300), 'a\uD800', undefined],
  ])('%s', (_, schema, words, expected) => {
    expect(schema.safeParse(words).data).toBe(expected);
  });

  test.each([
    ['https://a.example/x?y#z', true],
    ['javascript:alert(1)', false],
    ['https://bank.example:pw@evil.example/', false],
    ['https://bank.example@evil.example/', false],
  ])('the link %s is accepted: %s', (link, taken) => {
    const proof = order.complete.request.safeParse({ id: 1, proof: { note: 'A note of ten letters', link } });
    expect(proof.success).toBe(taken);
  });
});
