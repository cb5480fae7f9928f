import type { OrderView } from '@boostdesk/api-client/contract';
import { ROLE, type SessionClaims } from '@boostdesk/auth';
import type { ComponentType } from 'react';
import { expect, test, vi } from 'vitest';
import { renderInApp } from '../../testing/in-app.tsx';
import { orderRow } from '../../testing/order-row.ts';
import { OrderActions } from './order-actions.tsx';

const { loading } = vi.hoisted(() => ({ loading: Promise.withResolvers<void>() }));

vi.mock('../../core/lazy.ts', async () => {
  const { lazy } = await import('react');
  return {
    lazyComponent: (load: () => Promise<ComponentType>) =>
      lazy(async () => {
        await loading.promise;
        return { default: await load() };
      }),
  };
});

const CUSTOMER = 5;
const claims = { user: CUSTOMER, role: ROLE.customer } as unknown as SessionClaims;
const customer = { id: CUSTOMER, name: 'Mina', role: ROLE.customer, image: null };
const unpaid = { ...orderRow(7, { status: 5 }), customer } as unknown as OrderView;

/** Properties that determine each button's size. */
const looksOf = (page: HTMLElement) =>
  [...page.querySelectorAll('button')].map(({ className, innerHTML }) => ({ className, innerHTML }));

test('the More button looks the same before and after its code has loaded, so that Pay does not move', async () => {
  const { page, settle } = await renderInApp({ node: <OrderActions order={unpaid} />, answers: {}, claims });
  const [, more] = page.querySelectorAll('button');
  expect([more?.textContent, more?.disabled]).toEqual(['More', true]);
  const before = looksOf(page);
  loading.resolve();
  await settle();
  const [pay, loaded] = page.querySelectorAll('button');
  expect([pay?.textContent, loaded?.textContent, loaded?.disabled]).toEqual(['Pay', 'More', false]);
  expect(looksOf(page)).toEqual(before);
});
