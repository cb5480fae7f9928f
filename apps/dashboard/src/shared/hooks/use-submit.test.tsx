import { ApiError } from '@boostdesk/api-client';
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { toasts } from '../../core/toasts.ts';
import { renderInApp } from '../../testing/in-app.tsx';
import { formMessage, isConflict, type SubmitOptions, useSubmit } from './use-submit.ts';

const KEY = 'key-of-the-first-try';
const call = 'coupons.create';
const lost = new ApiError({ code: 'offline', status: 0, body: 'No connection.', call, idempotencyKey: KEY });
const invalid = new ApiError({
  code: 'invalid',
  status: 422,
  body: 'Not valid.',
  call,
  fields: { 'fields.code.0': 'Taken' },
});
const conflict = new ApiError({
  code: 'conflict',
  status: 409,
  body: 'Nova was faster.',
  call,
  fields: { by: 'Nova' },
});

beforeEach(() => toasts.closeAll());

interface FormProps {
  readonly options: SubmitOptions<string>;
  readonly onRender: (hook: ReturnType<typeof useSubmit<string>>) => void;
}

const Form = ({ options, onRender }: FormProps) => {
  onRender(useSubmit(options));
  return null;
};

async function renderSubmit(options: SubmitOptions<string> = {}) {
  let hook: ReturnType<typeof useSubmit<string>> | null = null;
  const onRender: FormProps['onRender'] = (now) => {
    hook = now;
  };
  await renderInApp({ node: <Form options={options} onRender={onRender} />, answers: {} });
  const state = () => {
    if (hook === null) throw new Error('not rendered');
    return hook;
  };
  const send = vi.fn<Parameters<ReturnType<typeof useSubmit<string>>['submit']>[0]>();
  const submit = (request: unknown = { code: 'SPR' }) => act(async () => state().submit(send, request));
  const keys = () => send.mock.calls.map(([, { idempotencyKey }]) => idempotencyKey);
  return { state, send, submit, keys };
}

test('an unchanged request has the same idempotency key after a lost connection, and a changed one has not', async () => {
  const { send, submit, keys } = await renderSubmit();
  send.mockRejectedValue(lost);
  await submit();
  await submit();
  await submit({ code: 'SUM' });
  expect(keys()).toEqual([undefined, KEY, undefined]);
});

test.each([
  ['a refusal', () => Promise.reject(invalid)],
  ['a success', () => Promise.resolve('saved')],
])('the idempotency key is not used again after %s', async (_, answer) => {
  const { send, submit, keys } = await renderSubmit();
  send.mockRejectedValueOnce(lost).mockImplementationOnce(answer).mockResolvedValue('saved');
  await submit();
  await submit();
  await submit();
  expect(keys()).toEqual([undefined, KEY, undefined]);
});

test('each request whose answer was lost has its own idempotency key', async () => {
  const { send, submit, keys } = await renderSubmit();
  send.mockRejectedValueOnce(lost).mockResolvedValue('saved');
  await submit({ booster: 1 });
  await submit({ booster: 2 });
  await submit({ booster: 1 });
  expect(keys()).toEqual([undefined, undefined, KEY]);
});

test('an error of a callback is not taken for one of the request', async () => {
  const broken = new TypeError('undefined is not a function');
  const { send, state } = await renderSubmit({ onSuccess: () => Promise.reject(broken) });
  send.mockResolvedValue('saved');
  await act(() => expect(state().submit(send, {})).rejects.toBe(broken));
  expect(state()).toMatchObject({ isPending: false, problem: null });
});

test('field errors have the names of the fields, until the form is sent again', async () => {
  const { send, submit, state } = await renderSubmit();
  send.mockRejectedValueOnce(invalid).mockResolvedValue('saved');
  expect(await submit()).toEqual({ isDone: false, problem: { message: 'Not valid.', fields: { code: 'Taken' } } });
  expect(state().problem?.fields).toEqual({ code: 'Taken' });
  expect(formMessage(state().problem)).toBeNull();
  await submit();
  expect(state().problem).toBeNull();
});

test('a conflict is shown as a message without fields, unless the caller shows it', async () => {
  const form = await renderSubmit();
  form.send.mockRejectedValue(conflict);
  await form.submit();
  expect(form.state().problem).toEqual({ message: 'Nova was faster.', fields: {} });
  const row = await renderSubmit({ handleError: isConflict });
  row.send.mockRejectedValueOnce(conflict).mockRejectedValueOnce(invalid);
  expect(await row.submit()).toEqual({ isDone: false, problem: null });
  await row.submit();
  expect(row.state().problem?.message).toBe('Not valid.');
});

test('API errors of buttons without a form leave no problem, as the client shows them', async () => {
  const { send, submit, state } = await renderSubmit({ quiet: false });
  send.mockRejectedValue(conflict);
  await submit();
  expect(send).toHaveBeenCalledExactlyOnceWith({ code: 'SPR' }, { quiet: false, idempotencyKey: undefined });
  expect(state().problem).toBeNull();
});

test('what the server does not have is a problem of the button, without a toast', async () => {
  const { send, submit, state } = await renderSubmit({ quiet: false });
  send.mockRejectedValue(new ApiError({ code: 'unsupported', status: 404, body: 'Not available.', call }));
  expect((await submit()).problem?.message).toBe('Not available.');
  expect(state().problem?.message).toBe('Not available.');
  expect(toasts.getSnapshot().visible).toEqual([]);
});

test('an error of the page is reported and shown', async () => {
  const reported = vi.fn();
  vi.stubGlobal('reportError', reported);
  const { send, submit, state } = await renderSubmit();
  const error = new TypeError('undefined is not a function');
  send.mockRejectedValue(error);
  await submit();
  expect(reported).toHaveBeenCalledExactlyOnceWith(error);
  expect(state().problem?.message).toBe('Something went wrong. Try again.');
});

test('a success removes the draft and shows a toast; an error keeps the draft', async () => {
  const forget = vi.fn();
  const { send, submit } = await renderSubmit({ draft: { forget }, success: (name) => `${name} saved.` });
  send.mockRejectedValueOnce(lost).mockResolvedValueOnce('SPR');
  await submit();
  expect(forget).not.toHaveBeenCalled();
  expect(toasts.getSnapshot().visible).toEqual([]);
  await submit();
  expect(forget).toHaveBeenCalledOnce();
  expect(toasts.getSnapshot().visible.map(({ title, message }) => [title, message])).toEqual([
    ['Success', 'SPR saved.'],
  ]);
});

test('a form is pending until its callbacks have run, and is not sent twice meanwhile', async () => {
  const refetch = Promise.withResolvers<void>();
  const { send, state } = await renderSubmit({ onSettled: () => refetch.promise });
  send.mockResolvedValue('saved');
  let first: Promise<unknown> = Promise.resolve();
  await act(async () => {
    first = state().submit(send, {});
  });
  expect(state().isPending).toBe(true);
  expect(await act(async () => state().submit(send, {}))).toEqual({ isDone: false, problem: null });
  await act(async () => {
    refetch.resolve();
    await first;
  });
  expect(state().isPending).toBe(false);
  expect(send).toHaveBeenCalledOnce();
});

test.each([
  ['a field error', invalid, true],
  ['a conflict', conflict, true],
  ['a lost connection', lost, true],
  ['500', new ApiError({ code: 'internal', status: 500, body: 'Down.', call }), false],
  ['429', new ApiError({ code: 'too_many', status: 429, body: 'Wait.', call }), false],
  ['a timeout', new ApiError({ code: 'timeout', status: 0, body: 'Timeout Exception', call }), false],
  ['403', new ApiError({ code: 'forbidden', status: 403, body: 'No.', call }), false],
  ['an unexpected answer', new ApiError({ code: 'bad_answer', status: 200, body: '', call }), false],
])('the form alone shows %s: %s', async (_, error, isQuiet) => {
  const { send, submit } = await renderSubmit();
  send.mockRejectedValue(error);
  const { problem } = await submit();
  expect(problem).not.toBeNull();
  const quiet = send.mock.calls[0]?.[1].quiet;
  expect(typeof quiet === 'function' && quiet(error)).toBe(isQuiet);
});
