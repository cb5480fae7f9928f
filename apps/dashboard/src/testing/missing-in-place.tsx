import { ROLE, type Role } from '@boostdesk/auth';
import { sessionFromToken } from '@boostdesk/auth/session';
import { act, type ReactNode } from 'react';
import { expect } from 'vitest';
import type { Services } from '../core/services.ts';
import { toasts } from '../core/toasts.ts';
import { type InAppOptions, renderInApp } from './in-app.tsx';
import { stubLayout } from './stub-layout.ts';
import { tokenFor } from './token.ts';

export const MINA = { id: 5, name: 'Mina', image: null };
export const KAITO = { id: 7, name: 'Kaito', image: null };
export const SARA = { id: 1, name: 'Sara', image: null };
const users: Readonly<Record<Role, number>> = {
  [ROLE.admin]: SARA.id,
  [ROLE.booster]: KAITO.id,
  [ROLE.customer]: MINA.id,
  [ROLE.moderator]: 40,
  [ROLE.seniorModerator]: 41,
};

/** A button without a form whose call the server does not have. */
export interface Place {
  readonly node: ReactNode;
  /** Of Sara, Kaito or Mina, if admin, booster or customer. */
  readonly role: Role;
  readonly answers?: InAppOptions['answers'];
  readonly missing: string;
  /** Names of the buttons and menu items to press, one after the other. */
  readonly presses: readonly string[];
}

const services = {
  config: { fingerprint: { apiKey: null }, siteUrl: 'https://site.example', siteLinks: {} },
  session: { get: () => ({ status: 'anonymous' }) },
} as unknown as Partial<Services>;

/** Presses the buttons, and expects that the place says what the server does not have, without a toast. */
export async function expectMissingInPlace(
  { node, role, answers = {}, missing, presses }: Place,
  root: Document = document,
): Promise<void> {
  stubLayout();
  toasts.closeAll();
  const employee =
    role === ROLE.booster ? { trial: false, order_notification: true, games: null, platforms: [] } : null;
  const read = sessionFromToken(tokenFor({ user: users[role], role, employee }), { now: 0 });
  if (!read.ok) throw new Error(read.reason);
  const failures: string[] = [];
  const onError: InAppOptions['onError'] = ({ call }) => failures.push(call);
  const { settle } = await renderInApp({
    node,
    answers,
    claims: read.session,
    missing: [missing],
    services,
    onError,
  });
  for (const name of presses) {
    const buttons = [...root.querySelectorAll<HTMLElement>('button, [role=menuitem]')];
    const found = buttons.findLast((one) => one.textContent === name || one.getAttribute('aria-label') === name);
    if (found === undefined) throw new Error(`There is no ${name}: ${buttons.map((one) => one.textContent)}`);
    await act(async () => found.click());
    await settle();
  }
  const alerts = [...root.querySelectorAll('[role=alert]')].map(({ textContent }) => textContent);
  expect(alerts).toEqual(['Not available on this server.']);
  expect(failures).toEqual([]);
  expect(toasts.getSnapshot().visible).toEqual([]);
}
