import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { renderInApp } from '../../testing/in-app.tsx';
import { stubLayout } from '../../testing/stub-layout.ts';
import { PictureButtons } from './picture-buttons.tsx';

const photo = new File(['x'], 'photo.jpg', { type: 'image/jpeg' });

async function open(isTouch: boolean) {
  stubLayout();
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: isTouch }));
  const onFiles = vi.fn();
  const { page } = await renderInApp({ node: <PictureButtons onFiles={onFiles} />, answers: {} });
  const choose = async (input: HTMLInputElement | null) => {
    Object.defineProperty(input, 'files', { value: [photo], configurable: true });
    await act(async () => input?.dispatchEvent(new Event('change', { bubbles: true })));
  };
  const labels = [...page.querySelectorAll('button')].map((button) => button.getAttribute('aria-label'));
  return { page, choose, onFiles, labels };
}

test('on a phone a picture is taken with the camera at the back, or chosen', async () => {
  const { page, choose, onFiles, labels } = await open(true);
  expect(labels).toEqual(['Take a picture', 'Add pictures']);
  const camera = page.querySelector<HTMLInputElement>('input[capture=environment]');
  expect(camera?.accept).toBe('image/*');
  await choose(camera);
  await choose(page.querySelector('input:not([capture])'));
  expect(onFiles.mock.calls).toEqual([[[photo]], [[photo]]]);
});

test('elsewhere pictures are only chosen', async () => {
  const { page, labels } = await open(false);
  expect([labels, page.querySelector('[capture]')]).toEqual([['Add pictures'], null]);
});
