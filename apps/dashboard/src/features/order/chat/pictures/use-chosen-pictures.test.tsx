import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useChosenPictures } from './use-chosen-pictures.ts';

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('createImageBitmap', async () => ({ width: 4, height: 3, close: () => undefined }));
  let made = 0;
  vi.spyOn(URL, 'createObjectURL').mockImplementation(() => `blob:${++made}`);
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const png = (name: string) => new File(['x'], name, { type: 'image/png' });

type Chosen = ReturnType<typeof useChosenPictures>;

const Hook = ({ onRender }: { readonly onRender: (chosen: Chosen) => void }) => {
  onRender(useChosenPictures());
  return null;
};

function renderHook() {
  const root = createRoot(document.createElement('div'));
  let current: Chosen | undefined;
  act(() => root.render(<Hook onRender={(chosen) => (current = chosen)} />));
  const chosen = () => current ?? expect.unreachable('not rendered');
  return { chosen, unmount: () => act(() => root.unmount()) };
}

test('pictures are added up to four, described and removed', async () => {
  const { chosen, unmount } = renderHook();
  await act(() => chosen().add([png('1'), png('2'), png('3')]));
  await act(() => chosen().add([png('4'), png('5')]));
  expect(chosen().pictures.map(({ file }) => file.name)).toEqual(['1', '2', '3', '4']);
  expect(chosen().problem).toBe('tooMany');
  const [first, second] = chosen().pictures;
  act(() => chosen().setAlt(second?.id ?? '', 'The score'));
  act(() => chosen().remove([first?.id ?? '']));
  expect(chosen().pictures.map(({ alt }) => alt)).toEqual(['The score', '', '']);
  expect(chosen().problem).toBeNull();
  unmount();
  expect(URL.revokeObjectURL).toHaveBeenCalledWith('blob:1');
});

test('a refused file says why and leaves the others', async () => {
  const { chosen, unmount } = renderHook();
  await act(() => chosen().add([png('1'), new File(['x'], 'a.svg', { type: 'image/svg+xml' })]));
  expect([chosen().pictures.length, chosen().problem]).toEqual([1, 'wrongType']);
  unmount();
});
