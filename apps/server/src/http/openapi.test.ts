import { calls } from '@boostdesk/api-client/contract';
import { describe, expect, test } from 'vitest';
import { acceptedRequest } from './accepted-requests.ts';
import { contractDocs, docsOfCall } from './contract-docs.ts';
import { createOpenApi } from './openapi.ts';

const api = createOpenApi('https://desk.example/api');
const operations = Object.values(api.paths).flatMap((methods) => Object.values(methods));

/** Paths of the properties without a description. */
function undescribed(node: unknown, path = ''): string[] {
  if (node === null || typeof node !== 'object') return [];
  const own =
    'properties' in node && typeof node.properties === 'object' && 'type' in node
      ? Object.entries(node.properties ?? {}).filter(([, property]) => !property.description)
      : [];
  const below = Object.entries(node).flatMap(([key, value]) =>
    key === 'example' ? [] : undescribed(value, `${path}.${key}`),
  );
  return [...own.map(([name]) => `${path}.${name}`), ...below];
}

/** Of a binary body, the parameters beside it. */
function exampleOf({ requestBody, parameters }: (typeof operations)[number]): unknown {
  if (requestBody === undefined) return {};
  if ('application/json' in requestBody.content) return requestBody.content['application/json'].example;
  return Object.fromEntries((parameters ?? []).map((one) => [one.name, 'example' in one ? one.example : undefined]));
}

describe('the API reference', () => {
  test('describes every property of every request and response', () => {
    expect(undescribed(api.paths)).toEqual([]);
  });

  test.each(operations.map((operation) => [operation.operationId, operation] as const))(
    '%s has a sentence, and examples that its schemas accept',
    (name, operation) => {
      const call = calls.find((one) => one.name === name);
      if (!call) throw new Error(`no call ${name}`);
      expect(docsOfCall(name).summary).toMatch(/^[A-Z].*\.$/s);
      const body = exampleOf(operation);
      expect(acceptedRequest(call).safeParse(body).error).toBeUndefined();
      expect(call.request.safeParse(body).error).toBeUndefined();
      const answer = operation.responses[200].content['application/json'].example;
      expect(call.response.safeParse(answer).error).toBeUndefined();
    },
  );

  test('the docstring of each call names the errors that it declares', () => {
    const named = calls.map(({ name }) => [name, docsOfCall(name).errors]);
    expect(named).toEqual(calls.map(({ name, errors }) => [name, errors]));
  });

  test('explains every error code and each group of calls', () => {
    expect(Object.values(contractDocs.errors).every((text) => text.endsWith('.'))).toBe(true);
    expect(api.tags.map(({ name }) => name).sort()).toEqual(
      [...new Set(calls.map(({ name }) => name.split('.')[0]))].sort(),
    );
  });
});
