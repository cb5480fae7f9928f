import * as z from 'zod/mini';
import { defineCall } from '../define.ts';
import { redact } from '../redact.ts';
import { Id, Instant, text } from '../shapes.ts';
import { defineArea } from './define-area.ts';

/** The server redacts every report, including those of current clients. */
const redactedText = (max: number) => text(0, max).check(z.overwrite((value) => redact(value, max)));

/** An error in a page, without personal data. */
const fault = {
  message: redactedText(300),
  /** The stack trace. */
  stack: redactedText(2000),
  /** The path of the page with `:id` for every number, without the query. */
  screen: redactedText(100),
} as const;

/** Page errors, grouped by kind. The id is the reference code that the page shows. */
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

/** The call to report page errors. */
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
