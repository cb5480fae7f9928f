import type { OrderView } from '@boostdesk/api-client/contract';
import type { UploadResult } from '@boostdesk/realtime/outbox';
import { act, type ReactNode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderInApp } from '../../testing/in-app.tsx';
import { orderView } from '../../testing/order-view.ts';
import { stubLayout } from '../../testing/stub-layout.ts';
import { typeInto } from '../../testing/type-into.ts';
import { CompleteDialog } from './complete-dialog.tsx';
import { ProgressDialog } from './progress-dialog.tsx';

/** The transport of uploads needs a browser. */
const upload = vi.hoisted(() => vi.fn());
vi.mock('../../realtime/picture-upload.ts', () => ({ createPictureUpload: () => upload }));

const close = () => undefined;
const counted = (done: number): OrderView =>
  orderView(7, { progress: { kind: 'count', unit: 'matches', done, target: 10, percent: done * 10 } });

beforeEach(() => {
  stubLayout();
  vi.stubGlobal('createImageBitmap', async () => ({ width: 4, height: 3, close: () => undefined }));
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:1');
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => undefined);
  return () => vi.restoreAllMocks();
});

const submit = () => document.querySelector<HTMLButtonElement>('button[type=submit]');

async function open(node: ReactNode, call: 'logProgress' | 'complete') {
  const { promise, resolve } = Promise.withResolvers<UploadResult>();
  upload.mockReturnValue(promise);
  const send = vi.fn((_request: unknown) => ({ order: orderView(7) }));
  const { settle } = await renderInApp({ node, answers: { order: { [call]: send } } as never });
  await settle();
  const choose = async () => {
    const input = document.querySelector<HTMLInputElement>('input[type=file]');
    if (input === null) throw new Error('no field');
    const files = [new File(['x'], 'score.png', { type: 'image/png' })];
    Object.defineProperty(input, 'files', { value: files, configurable: true });
    await act(async () => input.dispatchEvent(new Event('change', { bubbles: true })));
    await settle();
  };
  const answer = async () => {
    await act(async () => resolve({ ok: true, id: 41 }));
    await settle();
  };
  const press = async () => {
    await act(async () => submit()?.click());
    await settle();
    return send.mock.calls[0]?.[0];
  };
  return { choose, answer, press, settle };
}

test('progress is logged with its pictures once they are uploaded', async () => {
  const dialog = await open(<ProgressDialog order={counted(3)} onClose={close} />, 'logProgress');
  await act(async () =>
    [...document.querySelectorAll('label')].find(({ textContent }) => textContent === 'Won')?.click(),
  );
  expect(submit()?.disabled).toBe(false);
  await dialog.choose();
  expect(submit()?.disabled).toBe(true);
  await dialog.answer();
  expect(await dialog.press()).toEqual({ id: 7, won: true, pictures: [{ id: 41, alt: '' }] });
});

test('an order is completed with pictures as proof', async () => {
  const dialog = await open(<CompleteDialog order={counted(10)} onClose={close} />, 'complete');
  const note = document.querySelector('textarea');
  if (note === null) throw new Error('no field');
  await typeInto(note, 'All ten matches are played.');
  await dialog.choose();
  await dialog.answer();
  expect(await dialog.press()).toEqual({
    id: 7,
    proof: { note: 'All ten matches are played.', pictures: [{ id: 41, alt: '' }] },
  });
});

test('an import does not take the place of a form with pictures, and says why', async () => {
  const importButton = () =>
    [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Import several entries');
  const dialog = await open(<ProgressDialog order={counted(3)} onClose={close} />, 'logProgress');
  expect([importButton()?.disabled, importButton()?.getAttribute('aria-describedby')]).toEqual([false, null]);
  await dialog.choose();
  expect(importButton()?.disabled).toBe(true);
  const reason = document.getElementById(importButton()?.getAttribute('aria-describedby') ?? '');
  expect(reason?.textContent).toBe('Imported entries have no pictures. Remove the pictures first.');
});
