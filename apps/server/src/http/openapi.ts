import {
  type CallShape,
  calls,
  ERROR_CODE_HEADER,
  type ErrorCode,
  errorStatus,
  IDEMPOTENCY_HEADER,
  universalErrors,
} from '@boostdesk/api-client/contract';
import { permissions, roleNames } from '@boostdesk/auth';
import * as z from 'zod/mini';
import { acceptedRequest } from './accepted-requests.ts';
import { contractDocs, docsOfCall, type FieldDocs, fieldDocs } from './contract-docs.ts';
import { HttpError } from './http-error.ts';
import type { JsonSchema } from './json-schema.ts';
import { createGuide } from './openapi-guide.ts';
import { createSample } from './sample-values.ts';

/** Transformed inputs (trimmed, lower-cased) have the same type on the wire. */
const toSchema = (schema: CallShape['request'], io: 'input' | 'output') =>
  z.toJSONSchema(schema, { io, unrepresentable: 'any', target: 'openapi-3.0' }) as JsonSchema;

/** Adds the description of each property. Lists, alternatives and records add nothing to its path. */
function describeFields(schema: JsonSchema, docs: FieldDocs, path = ''): JsonSchema {
  const below = (one: JsonSchema) => describeFields(one, docs, path);
  const properties = Object.entries(schema.properties ?? {}).map(([name, property]) => {
    const at = path === '' ? name : `${path}.${name}`;
    return [name, { ...describeFields(property, docs, at), description: docs[at] ?? property.description }];
  });
  return {
    ...schema,
    ...(schema.properties && { properties: Object.fromEntries(properties) }),
    ...(schema.items && { items: below(schema.items) }),
    ...(schema.anyOf && { anyOf: schema.anyOf.map(below) }),
    ...(schema.oneOf && { oneOf: schema.oneOf.map(below) }),
    ...(typeof schema.additionalProperties === 'object' && {
      additionalProperties: below(schema.additionalProperties),
    }),
  };
}

/** An error as `sendError` answers it: JSON for 422, else a sentence. */
function errorExample(code: ErrorCode) {
  const body = new HttpError(code).toBody('en');
  if (errorStatus[code] !== 422) return { 'text/plain': { schema: { type: 'string' }, example: body.message } };
  const text = { type: 'string' };
  const schema = {
    type: 'object',
    properties: {
      message: { ...text, description: 'What is wrong, for the user.' },
      fields: { type: 'object', additionalProperties: text, description: 'A message for each wrong field.' },
    },
  };
  return { 'application/json': { schema, example: body } };
}

function errorResponses(call: CallShape) {
  const byStatus = Map.groupBy(new Set<ErrorCode>([...call.errors, ...universalErrors]), (code) => errorStatus[code]);
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [
      status,
      {
        description: codes.map((code) => `\`${code}\`: ${contractDocs.errors[code]}`).join(' '),
        headers: { [ERROR_CODE_HEADER]: { schema: { type: 'string', enum: codes }, description: 'Error code.' } },
        content: errorExample(codes[0] ?? 'internal'),
      },
    ]),
  );
}

const allowedRoles = (call: CallShape): string =>
  call.right === 'public'
    ? 'everyone, also without a token'
    : permissions[call.right].roles.map((role) => roleNames[role]).join(', ');

function toBinaryRequest(call: CallShape) {
  const schema = describeFields(toSchema(acceptedRequest(call), 'input'), fieldDocs(call.name, 'request'));
  const { properties = {}, required = [] } = schema;
  const sample: unknown = docsOfCall(call.name).example?.request ?? createSample(schema);
  return {
    parameters: Object.entries(properties).map(([name, of]) => ({
      name,
      in: 'query',
      required: required.includes(name),
      schema: of,
      example: Object.getOwnPropertyDescriptor(sample, name)?.value,
    })),
    requestBody: { content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } } },
  };
}

function toJsonRequest(call: CallShape) {
  return {
    ...(call.requiresIdempotencyKey && { parameters: [keyHeader] }),
    ...(call.method === 'POST' && { requestBody: toRequestBody(call) }),
  };
}

function toRequestBody(call: CallShape) {
  const schema = describeFields(toSchema(acceptedRequest(call), 'input'), fieldDocs(call.name, 'request'));
  const example = docsOfCall(call.name).example?.request ?? createSample(schema);
  return { content: { 'application/json': { schema, example } } };
}

function toResponse(call: CallShape) {
  const schema = describeFields(toSchema(call.response, 'output'), fieldDocs(call.name, 'response'));
  return { description: 'OK', content: { 'application/json': { schema, example: createSample(schema) } } };
}

const keyHeader = {
  name: IDEMPOTENCY_HEADER,
  in: 'header',
  required: true,
  description: 'A UUID per action. The same key and body get the first answer again.',
  schema: { type: 'string', format: 'uuid' },
};

function toOperation(call: CallShape) {
  const { summary, example } = docsOfCall(call.name);
  return {
    operationId: call.name,
    tags: [call.name.split('.')[0]],
    summary: call.name,
    description: `${summary}\n\nFor ${allowedRoles(call)} (right \`${call.right}\`).`,
    security: call.right === 'public' ? [] : [{ bearer: [] }],
    ...(example && { 'x-codeSamples': [{ lang: 'TypeScript', label: '@boostdesk/api-client', source: example.code }] }),
    ...(call.hasBinaryBody === true ? toBinaryRequest(call) : toJsonRequest(call)),
    responses: { 200: toResponse(call), ...errorResponses(call) },
  };
}

export const createOpenApi = (serverUrl: string) => ({
  openapi: '3.0.3',
  info: { title: 'Boostdesk API', version: '1.0.0', description: createGuide(serverUrl) },
  servers: [{ url: serverUrl }],
  tags: Object.entries(contractDocs.parts).map(([name, description]) => ({ name, description })),
  components: {
    securitySchemes: {
      bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT', description: 'The `token` of `/auth/login`.' },
    },
  },
  paths: Object.fromEntries(calls.map((call) => [call.path, { [call.method.toLowerCase()]: toOperation(call) }])),
});
