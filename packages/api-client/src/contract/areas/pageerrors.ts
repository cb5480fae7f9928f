import * as z from 'zod/mini';
import { defineCall } from '../define.ts';
import { redact } from '../redact.ts';
import { Id, Instant, text } from '../shapes.ts';
import { defineArea } from './define-area.ts';

/** The server redacts again what clients redacted. */
const redactedText = (max: number) => text(0, max).check(z.overwrite((value) => redact(value, max)));

/** Without personal data. */
const fault = {
  message: redactedText(300),
  stack: redactedText(2000),
  /** Path with `:id` for numbers, without query. */
  screen: redactedText(100),
} as const;

/** Page errors by kind. The id is the reference code on the page. */
export const pageerrors = /* @__PURE__ */ defineArea({
  name: 'pageerrors',
  description: 'page errors, grouped by kind',
  right: 'pageError.list',
  row: {
    message: z.string(),
    stack: z.string(),
    screen: z.string(),
    times: z.int(),
    firstAt: Instant,
    lastAt: Instant,
  },
  filters: {},
  sorts: ['lastAt', 'id', 'times'],
});

/** Reports page errors. */
export const pageError = {
  report: defineCall({
    name: 'pageError.report',
    method: 'POST',
    path: '/pageError/report',
    summary: 'Reports a page error. Repeated errors are counted; the returned number is the user’s reference code.',
    source: 'Boostdesk',
    right: 'pageError.report',
    kind: 'write',
    request: z.strictObject(fault),
    response: z.strictObject({ reference: Id }),
    errors: [],
  }),
};
