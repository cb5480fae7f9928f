import { FakeApiError } from '@boostdesk/api-client/testing';
import { act, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { toasts } from '../../../core/toasts.ts';
import { renderInApp } from '../../../testing/in-app.tsx';
import { stubLayout } from '../../../testing/stub-layout.ts';
import { Shop } from './shop.tsx';

const claims = { id: 7, role: 'CUSTOMER', name: 'Robin' } as const;
const offer = {
  id: 5,
  version: 1,
  service: 13,
  game: 15,
  server: 'Europe',
  rank: 'Gold 2',
  text: 'Three skins, never banned.',
  price: 8900,
  seller: { id: 2, name: 'Kaito', image: null },
  state: 'forSale',
  hasLogin: true,
  reason: null,
  buyer: null,
  order: null,
  createdAt: '2026-01-02T00:00:00.000Z',
};

const Address = () => {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
};

const Start = ({ at }: { readonly at: string }) => {
  const navigate = useNavigate();
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the first address
  useEffect(() => void navigate(at), []);
  return null;
};

async function drawShop(answers: object, at = '/') {
  stubLayout();
  // Leaving the page must not change the URL of another.
  history.replaceState(null, '', '/');
  const drawn = await renderInApp({
    node: (
      <>
        <Shop />
        <Start at={at} />
        <Address />
      </>
    ),
    claims: claims as never,
    answers: { accountselling: answers } as never,
  });
  await drawn.settle();
  const button = (name: string | RegExp) =>
    [...drawn.page.querySelectorAll('button')].find((one) =>
      (one.getAttribute('aria-label') ?? one.textContent ?? '').match(name),
    );
  const press = async (name: string | RegExp) => {
    await act(async () => button(name)?.click());
    await drawn.settle();
  };
  return { ...drawn, button, press, address: () => drawn.page.querySelector('output')?.textContent };
}

const pageOf = (...items: object[]) => ({ items, next: null, total: items.length });

test('buying an account creates its order and opens it', async () => {
  const getPage = vi.fn(() => pageOf(offer));
  const buy = vi.fn(() => ({ order: 812 }));
  const { page, press, address } = await drawShop({ getPage, buy });
  expect(page.querySelector('article')?.textContent).toContain('Valorant');
  expect(page.querySelector('article')?.textContent).toContain('$89.00');
  expect(getPage).toHaveBeenLastCalledWith(
    expect.objectContaining({ filter: { state: ['forSale'] } }),
    expect.anything(),
  );
  await press(/^Buy Valorant, Gold 2 for \$89\.00$/);
  expect(buy).toHaveBeenCalledWith({ id: 5, version: 1 }, expect.anything());
  expect(address()).toBe('/order/812');
});

test('a press on the text of an account opens its details, unless it ends a selection of the text', async () => {
  const { page, address, settle } = await drawShop({ getPage: () => pageOf(offer) });
  const text = page.querySelector('article p') ?? expect.unreachable('no text');
  const press = async () => {
    await act(async () => void text.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 })));
    await settle();
  };
  getSelection()?.selectAllChildren(text);
  await press();
  expect(address()).toBe('/');
  getSelection()?.removeAllRanges();
  await press();
  expect(address()).toBe('/?row=5');
});

test('an account that was sold meanwhile disappears from the shop with a toast', async () => {
  let isSold = false;
  const getPage = () => pageOf(...(isSold ? [] : [offer]));
  const buy = () => {
    isSold = true;
    throw new FakeApiError('conflict', 'This account has already been sold.');
  };
  const { page, press } = await drawShop({ getPage, buy });
  await press(/^Buy /);
  expect(toasts.getSnapshot().visible.at(-1)?.message).toBe('This account has already been sold.');
  expect(page.querySelectorAll('article')).toHaveLength(0);
});

test('purchases list bought accounts with a link to their order, without a Buy button', async () => {
  const bought = { ...offer, state: 'sold', order: 812, buyer: { id: 7, name: 'Robin', image: null } };
  const getPage = vi.fn(({ filter }: { filter: { mine?: boolean } }) => pageOf(...(filter.mine ? [bought] : [])));
  const { page, address } = await drawShop({ getPage });
  expect(page.textContent).toContain('No accounts for sale yet');
  await act(async () => page.querySelector<HTMLInputElement>('input[type=radio][value=mine]')?.click());
  await act(() => vi.advanceTimersByTimeAsync(100));
  expect(address()).toBe('/?mine=yes');
  expect(page.querySelector('article a')?.getAttribute('href')).toBe('/order/812');
  expect(page.querySelectorAll('article button')).toHaveLength(1);
});

test('a filter without results offers to clear the filters and stays in purchases', async () => {
  const { page, press, address } = await drawShop({ getPage: () => pageOf() }, '/?game=15&mine=yes');
  expect(address()).toBe('/?game=15&mine=yes');
  expect(page.textContent).toContain('No results');
  await press(/^Clear filters$/);
  expect(address()).toBe('/?mine=yes');
  expect(page.textContent).toContain('No purchases yet');
});
