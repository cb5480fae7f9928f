// @vitest-environment jsdom
import { ApiError } from '@boostdesk/api-client';
import { ROLE } from '@boostdesk/auth';
import type { Money } from '@boostdesk/catalogs';
import { I18nProvider } from '@lingui/react';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { i18n } from '../../app/i18n.ts';
import type { Services } from '../../app/services.ts';
import { ServicesContext } from '../../app/services-context.ts';
import { PayForm } from './pay-form.tsx';
import type { PayHandlers } from './use-pay.ts';

beforeEach(() => {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);
});

const signedIn = { status: 'authenticated', session: { user: 7, role: ROLE.customer } };

interface Setup {
  readonly balance: number;
  readonly address?: string;
  readonly price?: Money;
  readonly send?: PayHandlers<string>['send'];
}

async function openForm({ balance, address = '/pay/1', price = { amount: 4400, currency: 'USD' }, send }: Setup) {
  const sent: unknown[] = [];
  const services = {
    api: { boostcoin: { getBalance: async () => ({ balance }) } },
    session: { subscribe: () => () => undefined, get: () => signedIn },
    rates: { usdToEur: async () => 0.92 },
  } as unknown as Services;
  const record: PayHandlers<string>['send'] = async (means) => {
    sent.push(means);
    return 'paid';
  };
  const page = document.createElement('div');
  document.body.append(page);
  const root = createRoot(page);
  onTestFinished(async () => {
    await act(async () => root.unmount());
    page.remove();
  });
  await act(async () =>
    root.render(
      <I18nProvider i18n={i18n}>
        <ServicesContext value={services}>
          <MemoryRouter initialEntries={[address]}>
            <PayForm price={price} send={send ?? record} onPaid={() => undefined} onStale={() => undefined} />
          </MemoryRouter>
        </ServicesContext>
      </I18nProvider>,
    ),
  );
  const field = (label: string): HTMLInputElement | null => {
    const id = [...page.querySelectorAll('label')].find(({ textContent }) => textContent?.startsWith(label))?.htmlFor;
    return id === undefined ? null : page.querySelector<HTMLInputElement>(`#${CSS.escape(id)}`);
  };
  const press = (name: string) =>
    act(async () => [...page.querySelectorAll('button')].find(({ textContent }) => textContent === name)?.click());
  const fill = async (label: string, text: string) => {
    const input = field(label);
    if (input === null) throw new Error(`No field ${label}.`);
    await act(async () => {
      input.focus();
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(input), 'value')?.set?.call(input, text);
      input.dispatchEvent(new Event('input', { bubbles: true }));
    });
    await act(async () => input.blur());
  };
  return { sent, page, field, fill, press };
}

test('a customer without coins sees no coins field and pays by card', async () => {
  const { page, field, fill, press, sent } = await openForm({ balance: 0, address: '/pay/1?coins=400' });
  expect(page.textContent).not.toContain('BoostCoins');
  expect(field('Use BoostCoins')).toBeNull();
  await fill('Card number', '4242 4242 4242 4242');
  await press('Pay $44.00');
  expect(sent).toEqual([{ card: '4242 4242 4242 4242' }]);
});

test('the coins chosen in the order form are proposed, and the card pays the rest', async () => {
  const { page, field, fill, press, sent } = await openForm({ balance: 1240, address: '/pay/1?coins=400' });
  expect(page.textContent).toContain('Balance: 1,240. Maximum here: 1,240.');
  expect(field('Use BoostCoins')?.value).toBe('400');
  expect(page.textContent).toContain('Left to pay$40.00');
  await fill('Use BoostCoins', '500');
  await fill('Card number', '4242 4242 4242 4242');
  await press('Pay $39.00');
  expect(sent).toEqual([{ card: '4242 4242 4242 4242', coins: 500 }]);
});

test('no card is asked for when coins pay everything', async () => {
  const { field, press, sent } = await openForm({ balance: 9000 });
  await press('Use 4,400 BoostCoins');
  expect(field('Card number')).toBeNull();
  await press('Pay with BoostCoins');
  expect(sent).toEqual([{ coins: 4400 }]);
});

test.each(['-5', '1.5', 'abc', '99999999999'])('%j in the link proposes no coins', async (coins) => {
  const { field } = await openForm({ balance: 9000, address: `/pay/1?coins=${coins}` });
  expect(field('Use BoostCoins')?.value).toBe('');
});

test('coins that were spent elsewhere meanwhile are reported at the field', async () => {
  const message = 'Your balance is 3 coins. You can’t use more than that.';
  const send = async () => {
    throw new ApiError({
      code: 'invalid',
      status: 422,
      call: 'order.pay',
      body: message,
      fields: { coins: message },
    } as never);
  };
  const { page, fill, press } = await openForm({ balance: 9000, address: '/pay/1?coins=400', send });
  await fill('Card number', '4242 4242 4242 4242');
  await press('Pay $40.00');
  expect(page.textContent).toContain(message);
});

test.each([
  ['two hundred', '4242'],
  ['9,999', '4242'],
])(
  'a number of coins that cannot be spent (%s) stays in its field with an error, and nothing is paid',
  async (text, card) => {
    const { page, field, fill, press, sent } = await openForm({ balance: 1240 });
    await fill('Use BoostCoins', text);
    await fill('Card number', card);
    expect(field('Use BoostCoins')?.value).toBe(text);
    expect(field('Use BoostCoins')?.getAttribute('aria-invalid')).toBe('true');
    await press([...page.querySelectorAll('button')].find(({ type }) => type === 'submit')?.textContent ?? '');
    expect(sent).toEqual([]);
    expect(field('Use BoostCoins')?.value).toBe(text);
    await fill('Use BoostCoins', '400');
    await press('Pay $40.00');
    expect(sent).toEqual([{ card, coins: 400 }]);
  },
);

test('a single coin is offered in the singular', async () => {
  const { page } = await openForm({ balance: 1 });
  expect(page.textContent).toContain('Use 1 BoostCoin');
  expect(page.textContent).not.toContain('Use 1 BoostCoins');
});
