import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createStore, StoreProvider } from '../../core/state.ts';
import { unsavedAtom } from '../../data/unsaved.ts';
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

const revoked = () => vi.mocked(URL.revokeObjectURL).mock.calls.map(([address]) => address);
const made = () => vi.mocked(URL.createObjectURL).mock.results.map(({ value }) => value as string);

const png = (name: string) => new File(['x'], name, { type: 'image/png' });

type Chosen = ReturnType<typeof useChosenPictures>;

interface HookProps {
  readonly place?: string | undefined;
  readonly onRender: (chosen: Chosen) => void;
}

const Hook = ({ place, onRender }: HookProps) => {
  onRender(useChosenPictures(place));
  return null;
};

const store = createStore();

function renderHook(place?: string) {
  const root = createRoot(document.createElement('div'));
  let current: Chosen | undefined;
  act(() =>
    root.render(
      <StoreProvider store={store}>
        <Hook place={place} onRender={(chosen) => (current = chosen)} />
      </StoreProvider>,
    ),
  );
  const chosen = () => current ?? expect.unreachable('not rendered');
  return { chosen, unmount: () => act(() => root.unmount()) };
}

test('pictures are added up to four, described and removed', async () => {
  const { chosen, unmount } = renderHook();
  await act(() => chosen().add([png('1'), png('2'), png('3')]));
  await act(() => chosen().add([png('4'), png('5')]));
  expect(chosen().pictures.map(({ file }) => file.name)).toEqual(['1', '2', '3', '4']);
  expect(chosen().refused).toEqual([{ name: '5', reason: 'tooMany' }]);
  const [first, second] = chosen().pictures;
  act(() => chosen().setAlt(second?.id ?? '', 'The score'));
  act(() => chosen().remove(first?.id ?? ''));
  expect(chosen().pictures.map(({ alt }) => alt)).toEqual(['The score', '', '']);
  expect(chosen().refused).toEqual([]);
  unmount();
});

test('each file that is not added is named with its own reason', async () => {
  vi.stubGlobal('createImageBitmap', async ({ name }: File) => {
    if (name === 'cut.png') throw new Error('no picture');
    return { width: 4, height: 3, close: () => undefined };
  });
  const { chosen, unmount } = renderHook();
  await act(async () => {
    const photo = new File(['x'], 'photo.heic', { type: 'image/heic' });
    const scheme = new File(['x'], 'plan.svg', { type: 'image/svg+xml' });
    await Promise.all([
      chosen().add([png('1'), photo, png('cut.png'), scheme, png('2')]),
      chosen().add(['3', '4', '5'].map(png)),
    ]);
  });
  expect(chosen().pictures.map(({ file }) => file.name)).toEqual(['1', '2', '3', '4']);
  expect(chosen().refused).toEqual([
    { name: 'photo.heic', reason: 'heic' },
    { name: 'cut.png', reason: 'unreadable' },
    { name: 'plan.svg', reason: 'wrongType' },
    { name: '5', reason: 'tooMany' },
  ]);
  unmount();
});

test('every preview is revoked once, when its picture is removed, left out or the page is left', async () => {
  const { chosen, unmount } = renderHook();
  await act(() => chosen().add([png('1'), png('2'), png('3'), png('4'), png('5')]));
  const [first] = chosen().pictures;
  act(() => chosen().remove(first?.id ?? ''));
  expect(revoked()).toEqual([first?.preview]);
  unmount();
  expect(revoked().sort()).toEqual(made());
});

test('a file that is read after the page was left has no preview that stays', async () => {
  const { chosen, unmount } = renderHook();
  const adding = chosen().add([png('1')]);
  unmount();
  await adding;
  expect(revoked()).toEqual(made());
});

test('several pastes at once keep their order, and say when they are too many', async () => {
  const slow = Promise.withResolvers<void>();
  const bitmap = { width: 4, height: 3, close: () => undefined };
  vi.stubGlobal('createImageBitmap', async ({ name }: File) => {
    if (name === '1') await slow.promise;
    return bitmap;
  });
  const { chosen, unmount } = renderHook();
  await act(async () => {
    const adding = ['1', '2', '3', '4', '5'].map((name) => chosen().add([png(name)]));
    slow.resolve();
    await Promise.all(adding);
  });
  expect(chosen().pictures.map(({ file }) => file.name)).toEqual(['1', '2', '3', '4']);
  expect(chosen().refused).toEqual([{ name: '5', reason: 'tooMany' }]);
  unmount();
});

test('a refusal stays while other files of the moment are added', async () => {
  const { chosen, unmount } = renderHook();
  await act(async () => {
    await Promise.all([chosen().add([new File(['x'], 'a.svg', { type: 'image/svg+xml' })]), chosen().add([png('1')])]);
  });
  expect(chosen().pictures).toHaveLength(1);
  expect(chosen().refused).toEqual([{ name: 'a.svg', reason: 'wrongType' }]);
  await act(() => chosen().add([png('2')]));
  expect(chosen().refused).toEqual([]);
  unmount();
});

test('take waits for files that are being read, and gives each picture once', async () => {
  const { chosen, unmount } = renderHook();
  const { taken, again } = await act(async () => {
    void chosen().add([png('1')]);
    void chosen().add([png('2')]);
    const [first, second] = await Promise.all([chosen().take(), chosen().take()]);
    return { taken: first, again: second };
  });
  expect([taken?.map(({ file }) => file.name), again]).toEqual([['1', '2'], []]);
  // They are shown until they are stored.
  expect(chosen().pictures).toHaveLength(2);
  act(() => chosen().giveBack(taken ?? []));
  expect(await chosen().take()).toHaveLength(2);
  unmount();
});

test('take gives nothing when a file that it waited for was refused', async () => {
  const { chosen, unmount } = renderHook();
  await act(async () => {
    void chosen().add([png('1'), new File(['x'], 'a.svg', { type: 'image/svg+xml' })]);
    expect(await chosen().take()).toBeUndefined();
  });
  expect(await chosen().take()).toHaveLength(1);
  unmount();
});

test('a file that is being read is announced to the composer', async () => {
  const bitmap = Promise.withResolvers<object>();
  vi.stubGlobal('createImageBitmap', () => bitmap.promise);
  const { chosen, unmount } = renderHook();
  act(() => void chosen().add([png('1')]));
  expect(chosen().isReading).toBe(true);
  await act(async () => bitmap.resolve({ width: 4, height: 3, close: () => undefined }));
  await act(() => chosen().take());
  expect([chosen().isReading, chosen().pictures.length]).toEqual([false, 1]);
  unmount();
});

test('pictures of a message that is being stored do not count, and its end keeps a later problem', async () => {
  const { chosen, unmount } = renderHook();
  await act(() => chosen().add(['1', '2', '3', '4'].map(png)));
  const taken = (await act(() => chosen().take())) ?? [];
  await act(() => chosen().add(['5', '6', '7', '8', '9'].map(png)));
  expect(chosen().refused).toEqual([{ name: '9', reason: 'tooMany' }]);
  act(() => chosen().removeSent(taken));
  expect(chosen().pictures.map(({ file }) => file.name)).toEqual(['5', '6', '7', '8']);
  expect(chosen().refused).toEqual([{ name: '9', reason: 'tooMany' }]);
  unmount();
});

test('pictures that are given back are taken before later ones, up to four at once', async () => {
  const { chosen, unmount } = renderHook();
  await act(() => chosen().add(['1', '2', '3', '4'].map(png)));
  const taken = (await act(() => chosen().take())) ?? [];
  await act(() => chosen().add([png('5')]));
  act(() => chosen().giveBack(taken));
  expect((await chosen().take())?.map(({ file }) => file.name)).toEqual(['1', '2', '3', '4']);
  unmount();
});

test('pictures of a place wait there with their descriptions, while another screen is open', async () => {
  const first = renderHook('chat 5 9');
  await act(() => first.chosen().add([png('1'), png('2')]));
  act(() => first.chosen().setAlt(first.chosen().pictures[0]?.id ?? '', 'The score'));
  first.unmount();
  expect(revoked()).toEqual([]);
  const other = renderHook('chat 5 10');
  expect(other.chosen().pictures).toEqual([]);
  other.unmount();
  const back = renderHook('chat 5 9');
  expect(back.chosen().pictures.map(({ file, alt }) => [file.name, alt])).toEqual([
    ['1', 'The score'],
    ['2', ''],
  ]);
  act(() => back.chosen().remove(back.chosen().pictures[0]?.id ?? ''));
  back.unmount();
  const last = renderHook('chat 5 9');
  expect(last.chosen().pictures.map(({ file }) => file.name)).toEqual(['2']);
  act(() => last.chosen().remove(last.chosen().pictures[0]?.id ?? ''));
  last.unmount();
  expect(revoked().sort()).toEqual(made());
});

test('pictures that were taken for a message do not come back', async () => {
  const first = renderHook('chat 5 11');
  await act(() => first.chosen().add([png('1')]));
  await act(async () => void (await first.chosen().take()));
  first.unmount();
  expect(renderHook('chat 5 11').chosen().pictures).toEqual([]);
  expect(revoked()).toEqual(made());
});

test('a file that is still being read when its place is left waits there', async () => {
  const first = renderHook('chat 5 12');
  await act(() => first.chosen().add([png('1')]));
  const adding = first.chosen().add([png('2')]);
  first.unmount();
  await act(() => adding);
  const back = renderHook('chat 5 12');
  expect(back.chosen().pictures.map(({ file }) => file.name)).toEqual(['1', '2']);
  back.unmount();
});

test('a file that is still being read when its place is left appears where the place is shown again', async () => {
  const first = renderHook('chat 5 13');
  const adding = first.chosen().add([png('1')]);
  first.unmount();
  const back = renderHook('chat 5 13');
  const other = renderHook('chat 5 14');
  await act(() => adding);
  const names = ({ chosen }: typeof back) => chosen().pictures.map(({ file }) => file.name);
  expect([names(back), names(other)]).toEqual([['1'], []]);
  act(() => back.chosen().remove(back.chosen().pictures[0]?.id ?? ''));
  back.unmount();
  other.unmount();
  expect(revoked()).toEqual(made());
});

test('chosen pictures count as unsaved input, also while they wait, until they are removed', async () => {
  const unsaved = () => store.get(unsavedAtom);
  const before = unsaved();
  const first = renderHook('chat 5 15');
  expect(unsaved()).toEqual(before);
  await act(() => first.chosen().add([png('1')]));
  expect(unsaved()).toEqual([...before, 'Pictures']);
  first.unmount();
  expect(unsaved()).toEqual([...before, 'Pictures']);
  const back = renderHook('chat 5 15');
  expect(unsaved()).toEqual([...before, 'Pictures']);
  act(() => back.chosen().remove(back.chosen().pictures[0]?.id ?? ''));
  expect(unsaved()).toEqual(before);
  back.unmount();
  const form = renderHook();
  await act(() => form.chosen().add([png('1')]));
  expect(unsaved()).toEqual([...before, 'Pictures']);
  form.unmount();
  expect(unsaved()).toEqual(before);
});
