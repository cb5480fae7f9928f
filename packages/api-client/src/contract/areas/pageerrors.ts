import * as z from 'zod/mini';
import { defineCall } from '../define.ts';
import { redact } from '../redact.ts';
import { Id, Instant, text } from '../shapes.ts';
import { defineArea } from './define-area.ts';

/** The server redacts again what clients redacted. */
const redactedText = (max: number) => text(0, max).check(z.overwrite((value) => redact(value, max)));

/** Without personal data. */
const fault = {
  /** Error message without personal data. */
  message: redactedText(300),
  /** Stack trace without personal data. */
  stack: redactedText(2000),
  /** Path with `:id` for numbers, without query. */
  screen: redactedText(100),
} as const;

/** Page errors by kind. The id is the reference code on the page. */
export const pageerrors = /* @__PURE__ */ defineArea({
  name: 'pageerrors',
  right: 'pageError.list',
  row: {
    /** Error message without personal data. */
    message: z.string(),
    /** Stack trace without personal data. */
    stack: z.string(),
    /** Path of the page, with `:id` for numbers. */
    screen: z.string(),
    /** How often it was reported. */
    times: z.int(),
    /** First report. */
    firstAt: Instant,
    /** Latest report. */
    lastAt: Instant,
  },
  filters: {},
  sorts: ['lastAt', 'id', 'times'],
});

/** Reports page errors. */
export const pageError = {
  /**
   * Reports a page error. Repeated errors are counted; the returned number is the user’s reference code.
   * @example await client.pageError.report({ message: 'Order #10001 was paused.', stack: 'Text', screen: 'Text' });
   */
  report: defineCall({
    name: 'pageError.report',
    method: 'POST',
    path: '/pageError/report',
    source: 'Boostdesk',
    right: 'pageError.report',
    kind: 'write',
    request: z.strictObject(fault),
    response: z.strictObject({
      /** Reference code to show to the user. */
      reference: Id,
    }),
    errors: [],
  }),
};
