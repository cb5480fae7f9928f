// `npm run dev`: what a developer changes is seen where they look, without a build and without a reload.
import { expect, test } from '@playwright/test';
import { devDashboardPort, devServerPort } from '../support/addresses.ts';
import { noteDocument, signIn } from '../support/pages.ts';
import { change } from './copy.ts';

test('a change is in the open page, what was typed there stays; one of the server is answered after its restart', async ({
  page,
}) => {
  // Signed in nowhere: it leads to the site and back.
  await page.goto(`http://localhost:${devDashboardPort}/profile`);
  await signIn(page, { email: 'admin@boostdesk.example', password: 'boost-demo-1' });
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toBeVisible();
  // Kept by nothing but the page itself.
  const search = page.getByRole('combobox', { name: 'Search orders and pages' });
  await search.fill('half a search');
  const isSameDocument = await noteDocument(page);

  change('apps/dashboard/src/features/profile/components/account-card.tsx', '<Trans>Account<', '<Trans>Who I am<');
  await expect(page.getByRole('heading', { name: 'Who I am' })).toBeVisible();
  await expect(search).toHaveValue('half a search');
  await isSameDocument();

  change('apps/server/src/plugins/health.ts', '{ ok: true }', '{ ok: true, changed: true }');
  const health = () => fetch(`http://localhost:${devServerPort}/health`).then((reply) => reply.json());
  await expect.poll(() => health().catch(() => null)).toEqual({ ok: true, changed: true });
});
