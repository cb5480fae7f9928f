import { ROLE, type Role, type SessionClaims } from '@boostdesk/auth';
import { expect, test } from 'vitest';
import { renderInApp } from '../testing/in-app.tsx';
import { usePalette } from './use-palette.ts';

const lookUp = async () => [];

const FoundPages = ({ text }: { readonly text: string }) => {
  const palette = usePalette({ lookUp });
  palette.setText(text);
  const pages = palette.state().sections.find(({ id }) => id === 'pages');
  return pages?.items.map(({ entry }) => entry.label).join(', ');
};

test.each<[string, string, Role, string]>([
  ['rankings', 'Rankings', ROLE.customer, 'a customer'],
  ['alerts', 'Alerts', ROLE.customer, 'a customer'],
  ['language', 'Profile', ROLE.customer, 'a customer'],
  ['settings', 'Profile', ROLE.booster, 'a booster'],
  ['appearance', 'Profile', ROLE.admin, 'an admin'],
  ['admin', 'Admin', ROLE.moderator, 'a moderator'],
  ['admin', '', ROLE.booster, 'a booster'],
])('%j finds the pages [%s] for role %i, %s', async (text, found, role) => {
  const claims = { user: 5, role } as unknown as SessionClaims;
  const { page } = await renderInApp({ node: <FoundPages text={text} />, answers: {}, claims });
  expect(page.textContent).toBe(found);
});
