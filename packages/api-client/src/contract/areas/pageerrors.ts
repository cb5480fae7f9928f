import * as z from 'zod/mini';
import { defineCall } from '../define.ts';
import { redact } from '../redact.ts';
import { Id, Instant, text } from '../shapes.ts';
import { defineArea } from './define-area.ts';

/** The server tames what it is told, whoever has told it. */
const redactedText = (max: number) => text(0, max).check(z.overwrite((value) => redact(value, max)));

/** What was wrong in somebody's page: nothing of who it was. */
const fault = {
  message: redactedText(300),
  /** Where in the code. */
  stack: redactedText(2000),
  /** The page's path with `:id` for every number; no query. */
  screen: redactedText(100),
} as const;

/** Errors of pages, each kind once. The id is the reference that the page shows. */
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

/** What a page tells of its own errors. */
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
