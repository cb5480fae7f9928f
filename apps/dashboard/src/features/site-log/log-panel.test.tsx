import type { SiteLogEntry } from '@boostdesk/api-client/contract';
import { ROLE } from '@boostdesk/auth';
import { expect, test } from 'vitest';
import { renderInApp } from '../../testing/in-app.tsx';
import { LogPanel } from './log-panel.tsx';

const entry: SiteLogEntry = {
  id: 9,
  at: '2026-11-20T12:00:00.000Z',
  actor: { id: 1, name: 'Sara Lund', role: ROLE.admin },
  action: 'payout.withdraw',
  object: { kind: 'payout', id: '7' },
  before: { booster_id: 5, amount: 1200, currency: 'USD' },
  after: null,
  ladder: null,
  people: { 5: 'Kaito' },
};

test('a site log entry lists its values and links to its author and its object', async () => {
  const { page } = await renderInApp({ node: <LogPanel entry={entry} />, answers: {} });
  const links = [...page.querySelectorAll('a')].map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual([
    ['Sara Lund', '/admin/users?row=1'],
    ['Payout #7', '/admin/payouts?row=7'],
  ]);
  expect(page.textContent).toContain('Current roleAdmin');
  const changes = page.querySelector('[aria-label="Changes"]');
  expect([...(changes?.children ?? [])].map(({ textContent }) => textContent)).toEqual([
    'Booster: Kaito → none',
    'Amount: $12.00 → none',
    'Currency: USD → none',
  ]);
});

test('a site log entry by no person and without changed values says so', async () => {
  const silent = { ...entry, actor: null, before: null };
  const { page } = await renderInApp({ node: <LogPanel entry={silent} />, answers: {} });
  expect(page.textContent).toContain('Performed bySystem');
  expect(page.textContent).toContain('No values changed.');
  expect(page.querySelector('ul')).toBeNull();
});
