import type { Guide } from '@boostdesk/api-client/contract';
import { FakeApiError } from '@boostdesk/api-client/testing';
import { ROLE, type Role } from '@boostdesk/auth';
import { sessionFromToken } from '@boostdesk/auth/session';
import { ORDER_STATUS } from '@boostdesk/catalogs';
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderInApp } from '../../../testing/in-app.tsx';
import { orderView } from '../../../testing/order-view.ts';
import { stubLayout } from '../../../testing/stub-layout.ts';
import { tokenFor } from '../../../testing/token.ts';
import { typeInto } from '../../../testing/type-into.ts';
import { GuideCard } from './guide-card.tsx';

const ID = 10_014;
const KAITO = { id: 5, name: 'Kaito', image: null };
const MINA = { id: 7, name: 'Mina', image: null };
const order = orderView(ID, { status: ORDER_STATUS.processing, customer: MINA, booster: KAITO, serviceId: 14 });
const AT = '2026-03-01T12:00:00.000Z';

const versionOf = (version: number, deliveredAt: string | null = null) => ({ version, writtenAt: AT, deliveredAt });
const guideOf = (text: string, ...versions: readonly Guide['versions'][number][]): Guide => {
  const [newest = versionOf(1)] = versions;
  return { ...newest, text, writer: KAITO, versions: [...versions] };
};

beforeEach(() => localStorage.clear());

interface Given {
  readonly guide: Guide | null;
  readonly role?: Role;
  readonly allowed?: boolean;
  readonly calls?: object;
}

async function renderCard({ guide, role = ROLE.booster, allowed = true, calls = {} }: Given) {
  stubLayout();
  const user = role === ROLE.booster ? KAITO.id : MINA.id;
  const read = sessionFromToken(tokenFor({ user, role }), { now: 0 });
  if (!read.ok) throw new Error(read.reason);
  const { page, settle } = await renderInApp({
    node: <GuideCard order={order} />,
    answers: { auth: { canViewGuides: () => ({ allowed }) }, guide: { get: () => ({ guide }), ...calls } },
    claims: read.session,
  });
  const buttons = () => [...page.querySelectorAll('button')].map(({ textContent }) => textContent);
  const press = async (name: string) => {
    const found = [...page.querySelectorAll('button')].find(({ textContent }) => textContent === name);
    await act(async () => found?.click());
    await settle();
  };
  const write = async (text: string) => {
    const field = page.querySelector('textarea');
    if (field === null) throw new Error('No editor');
    await typeInto(field, text);
    await settle();
  };
  return { page, buttons, press, write };
}

test('the customer reads the delivered guide and cannot change it', async () => {
  const guide = guideOf('## Lanes\n\nWard the **river**.', versionOf(1, AT));
  const { page, buttons } = await renderCard({ guide, role: ROLE.customer });
  expect(page.querySelector('h3')?.textContent).toBe('Lanes');
  expect(page.textContent).toContain('Version 1, delivered on Mar 1, 2026');
  expect(buttons()).toEqual([]);
});

test('before the delivery the customer reads where the guide will appear', async () => {
  const { page, buttons } = await renderCard({ guide: null, role: ROLE.customer });
  expect(page.textContent).toContain('The guide appears here when the booster delivers it.');
  expect(buttons()).toEqual([]);
});

test('without permission to view guides none is shown', async () => {
  const guide = guideOf('Secret lanes', versionOf(1, AT));
  const { page } = await renderCard({ guide, role: ROLE.customer, allowed: false });
  expect(page.textContent).not.toContain('Secret lanes');
  expect(page.querySelector('button')?.textContent).toBe('Try again');
});

test('the booster writes the first version', async () => {
  const save = vi.fn(() => ({ guide: guideOf('Ward the river.', versionOf(1)) }));
  const { page, press, write, buttons } = await renderCard({ guide: null, calls: { save } });
  await press('Write guide');
  await write('Ward the river.');
  await press('Save draft');
  expect(save).toHaveBeenCalledExactlyOnceWith({ order: ID, text: 'Ward the river.', version: 0 }, expect.anything());
  expect(page.textContent).toContain('Version 1, draft from Mar 1, 2026');
  expect(buttons()).toEqual(['Edit', 'Deliver to customer']);
});

test('a version saved elsewhere keeps the text and offers both', async () => {
  let guide = guideOf('First', versionOf(1));
  const save = vi.fn(() => {
    guide = guideOf('Theirs', versionOf(2), versionOf(1));
    throw new FakeApiError('conflict');
  });
  const { page, press, write } = await renderCard({ guide, calls: { get: () => ({ guide }), save } });
  await press('Edit');
  await write('Mine');
  await press('Save draft');
  expect(page.textContent).toContain('A newer version was saved in the meantime.');
  expect(page.querySelector('textarea')?.value).toBe('Mine');
  await press('Use the newer version');
  expect(page.querySelector('textarea')?.value).toBe('Theirs');
});
