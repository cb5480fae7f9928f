import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, test, vi } from 'vitest';
import { useColumnWidths } from './column-widths.ts';

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});

let last: ReturnType<typeof useColumnWidths> | undefined;

const Table = ({ name }: { readonly name: string }) => {
  last = useColumnWidths(name);
  return null;
};

async function widthsOf(name: string) {
  const root = createRoot(document.createElement('div'));
  await act(async () => root.render(<Table name={name} />));
  return last?.[0];
}

test('column widths are restored, for each table separately', async () => {
  await widthsOf('users');
  await act(async () => last?.[1]({ role: 200 }));
  expect(last?.[0]).toEqual({ role: 200 });
  expect(await widthsOf('users')).toEqual({ role: 200 });
  expect(await widthsOf('coupons')).toEqual({});
});

test.each(['', '[1]', '{"role":"wide"}', '{"role":-4}', '{"role":1e9}'])(
  'the stored value %j is ignored',
  async (kept) => {
    localStorage.setItem('boostdesk.widths.users', kept);
    expect(await widthsOf('users')).toEqual({});
  },
);
