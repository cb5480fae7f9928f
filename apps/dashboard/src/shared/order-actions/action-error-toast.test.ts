import { ApiError } from '@boostdesk/api-client';
import { expect, it } from 'vitest';
import '../../i18n/i18n.ts';
import { formatTime } from '../../i18n/format.ts';
import { toActionErrorToast } from './action-error-toast.ts';

const at = '2026-11-21T12:34:56.000Z';
const refused = (code: ApiError['code'], status: number, body: string, fields?: Record<string, string>) =>
  toActionErrorToast(new ApiError({ code, status, body, call: 'order.lockIn', fields }));

it("a lost race shows who was faster, and when in the reader's time zone", () => {
  const toast = refused('already_taken', 409, 'Nova locked in this order at 12:34:56 UTC.', { by: 'Nova', at });
  const message = `Nova locked in this order at ${formatTime(at)}.`;
  expect(toast).toEqual({ title: 'Already locked in', message, style: 'warning', timeout: 0 });
  expect(message).not.toContain('UTC');
});

it("an older server's message is shown unchanged", () => {
  expect(refused('already_taken', 409, 'Nova was faster.')?.message).toBe('Nova was faster.');
});

it('a changed order shows a toast without a timeout', () => {
  expect(refused('conflict', 409, 'This order has been cancelled.')).toEqual({
    title: 'Action not completed',
    message: 'This order has been cancelled.',
    style: 'warning',
    timeout: 0,
  });
});

it('other errors show the texts of SPEC §8', () => {
  expect(refused('internal', 500, 'Something went wrong. Reference x')).toEqual({
    title: 'Error Code: 500',
    message: 'Message: Something went wrong. Reference x',
    style: 'error',
  });
  expect(refused('canceled', 0, '')).toBeNull();
});
