import type { StoredPicture, UploadResult } from '@boostdesk/realtime/outbox';
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderInApp } from '../../testing/in-app.tsx';
import { stubLayout } from '../../testing/stub-layout.ts';
import { UploadedPictures } from './uploaded-pictures.tsx';
import { useUploadedPictures } from './use-uploaded-pictures.ts';

/** The transport of uploads needs a browser. */
const upload = vi.hoisted(() => vi.fn());
vi.mock('../../realtime/picture-upload.ts', () => ({ createPictureUpload: () => upload }));

const ORDER = 9;
const refused = { ok: false, code: 'unavailable', message: 'Try again in a moment.' } as const;
const png = (name: string) => new File(['x'], name, { type: 'image/png' });

beforeEach(() => {
  stubLayout();
  vi.stubGlobal('createImageBitmap', async () => ({ width: 4, height: 3, close: () => undefined }));
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:1');
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => undefined);
  return () => vi.restoreAllMocks();
});

type Uploads = ReturnType<typeof useUploadedPictures>;

const Form = ({ onRender }: { readonly onRender: (uploads: Uploads) => void }) => {
  const uploads = useUploadedPictures(ORDER);
  onRender(uploads);
  return <UploadedPictures uploads={uploads} label="Pictures" />;
};

/** Uploads wait until `answer` is called. */
async function open() {
  const waiting: { clientId: string; respond: (result: UploadResult) => void }[] = [];
  upload.mockImplementation(({ clientId }: StoredPicture) => {
    const { promise, resolve } = Promise.withResolvers<UploadResult>();
    waiting.push({ clientId, respond: resolve });
    return promise;
  });
  let current: Uploads | undefined;
  const { page, settle } = await renderInApp({
    node: <Form onRender={(uploads) => (current = uploads)} />,
    answers: {},
  });
  const uploads = () => current ?? expect.unreachable('not rendered');
  return {
    page,
    uploads,
    waiting,
    add: async (...files: File[]) => {
      await act(() => uploads().chosen.add(files));
      await settle();
    },
    answer: async (at: number, result: UploadResult) => {
      waiting[at]?.respond(result);
      await settle();
    },
    press: async (name: string) => {
      const button = [...page.querySelectorAll('button')].find(
        (one) => one.textContent === name || one.getAttribute('aria-label') === name,
      );
      await act(async () => button?.click());
      await settle();
    },
  };
}

test('a form without pictures can be sent', async () => {
  const { uploads } = await open();
  expect([uploads().pictures, uploads().progress]).toEqual([[], undefined]);
});

test('a form can be sent once all pictures are uploaded, with their ids in order', async () => {
  const { add, answer, uploads, page } = await open();
  await add(png('1'), png('2'));
  expect(uploads().pictures).toBeUndefined();
  expect(page.querySelector('[role=progressbar]')).not.toBeNull();
  await answer(1, { ok: true, id: 12 });
  expect(uploads().pictures).toBeUndefined();
  await answer(0, { ok: true, id: 11 });
  expect(uploads().pictures).toEqual([
    { id: 11, alt: '' },
    { id: 12, alt: '' },
  ]);
  expect(page.querySelector('[role=progressbar]')).toBeNull();
});

test('a failed upload is tried again with the same UUID', async () => {
  const { add, answer, press, uploads, waiting, page } = await open();
  await add(png('1'));
  await answer(0, refused);
  expect([uploads().pictures, page.querySelector('[role=alert] button')?.textContent]).toEqual([
    undefined,
    'Try again',
  ]);
  await press('Try again');
  await answer(1, { ok: true, id: 11 });
  expect(uploads().pictures).toEqual([{ id: 11, alt: '' }]);
  expect(waiting[1]?.clientId).toBe(waiting[0]?.clientId);
});

test('removing a picture cancels its upload, and the form can be sent', async () => {
  const { add, press, answer, uploads } = await open();
  await add(png('1'));
  await press('Remove picture 1');
  expect([uploads().pictures, uploads().progress]).toEqual([[], undefined]);
  await answer(0, { ok: true, id: 11 });
  expect(uploads().pictures).toEqual([]);
});

test('each file that is not added and each failed upload is named with its reason', async () => {
  const { add, answer, page } = await open();
  await add(
    new File(['x'], 'photo.heic', { type: 'image/heic' }),
    new File(['x'], 'plan.svg', { type: 'image/svg+xml' }),
    ...['1.png', '2.png', '3.png', '4.png', '5.png', '6.png'].map(png),
  );
  await answer(0, { ok: false, code: 'invalid', message: 'This picture can’t be read.' });
  await answer(1, { ok: false, code: 'invalid', message: 'This picture is too large.' });
  const alerts = () => [...page.querySelectorAll('[role=alert] p')].map(({ textContent }) => textContent);
  expect(alerts()).toEqual([
    'photo.heic: HEIC pictures aren’t supported. Save the picture as JPEG and try again.',
    'plan.svg: This file type isn’t supported. Choose a PNG, JPEG, WebP, AVIF or GIF.',
    'You can add up to 4 pictures. Not added: 5.png, 6.png',
    '1.png: This picture can’t be read.',
    '2.png: This picture is too large.',
  ]);
});

test('of many files that are not added the first five are named', async () => {
  const { add, page } = await open();
  await add(...Array.from({ length: 9 }, (_, at) => new File(['x'], `${at}.svg`, { type: 'image/svg+xml' })));
  const alerts = [...page.querySelectorAll('[role=alert] p')].map(({ textContent }) => textContent);
  expect([alerts.length, alerts.at(-1)]).toEqual([6, '4 more files weren’t added.']);
});
