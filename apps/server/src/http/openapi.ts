import { type CallShape, calls, type ErrorCode, errorStatus, universalErrors } from '@boostdesk/api-client/contract';
import { permissions, roleNames } from '@boostdesk/auth';
import * as z from 'zod/mini';
import { acceptedRequest } from './accepted-requests.ts';

/** Transformed inputs (trimmed, lower-cased) have the same type on the wire. */
const toSchema = (schema: CallShape['request'], io: 'input' | 'output') =>
  z.toJSONSchema(schema, { io, unrepresentable: 'any', target: 'openapi-3.0' });

function errorResponses(call: CallShape): Record<string, { description: string }> {
  const byStatus = new Map<number, ErrorCode[]>();
  for (const code of new Set([...universalErrors, ...call.errors])) {
    byStatus.set(errorStatus[code], [...(byStatus.get(errorStatus[code]) ?? []), code]);
  }
  return Object.fromEntries([...byStatus].map(([status, codes]) => [status, { description: codes.join(', ') }]));
}

const allowedRoles = (call: CallShape): string =>
  call.right === 'public' ? 'anybody' : permissions[call.right].roles.map((role) => roleNames[role]).join(', ');

const toOperation = (call: CallShape) => ({
  operationId: call.name,
  tags: [call.name.split('.')[0]],
  summary: call.summary,
  description: `Source: ${call.source}. Right: \`${call.right}\` (${allowedRoles(call)}).${call.requiresIdempotencyKey === true ? ' Requires the Idempotency-Key header.' : ''}`,
  security: call.right === 'public' ? [] : [{ bearer: [] }],
  ...(call.method === 'POST' && {
    requestBody: { content: { 'application/json': { schema: toSchema(acceptedRequest(call), 'input') } } },
  }),
  responses: {
    200: { description: 'OK', content: { 'application/json': { schema: toSchema(call.response, 'output') } } },
    ...errorResponses(call),
  },
});

export const createOpenApi = (serverUrl: string) => ({
  openapi: '3.0.3',
  info: {
    title: 'Boostdesk API',
    version: '1.0.0',
    description: 'No endpoint returns 400, and neither does the live channel. 401 is returned only for ended sessions.',
  },
  servers: [{ url: serverUrl }],
  components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
  paths: Object.fromEntries(calls.map((call) => [call.path, { [call.method.toLowerCase()]: toOperation(call) }])),
});
