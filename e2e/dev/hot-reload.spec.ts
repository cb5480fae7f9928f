// `npm run dev`: changes show in the open page without a build or reload.
import { expect, test } from '@playwright/test';
import { devDashboardPort, devServerPort, devSitePort } from '../support/addresses.ts';
import { rememberDocument, signIn } from '../support/pages.ts';
import { editFile } from './copy.ts';

test('a change of the app updates the open page and keeps its input; a change of the server is answered after its restart', async ({
  page,
}) => {
  // Without a session the dashboard redirects to the site and back.
  await page.goto(`http://localhost:${devDashboardPort}/profile`);
  await signIn(page, { email: 'admin@boostdesk.example', password: 'boost-demo-1' });
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toBeVisible();
  // The input is only in the page's memory.
  const search = page.getByRole('combobox', { name: 'Search orders and pages' });
  await search.fill('half a search');
  const isSameDocument = await rememberDocument(page);

  await test.step('a screen', async () => {
    editFile(
      'apps/dashboard/src/features/profile/components/account-card.tsx',
      'account">Account<',
      'account">Who I am<',
    );
    await expect(page.getByRole('heading', { name: 'Who I am' })).toBeVisible();
  });
  await test.step('a component of the library, and its style', async () => {
    const card = page.getByRole('region', { name: 'Who I am' });
    editFile(
      'packages/ui/src/card/card.tsx',
      '<div className="bd-card-body">',
      '<div className="bd-card-body" data-changed>',
    );
    await expect(card.locator('[data-changed]')).toBeVisible();
    editFile('packages/ui/src/card/card.css', '--bd-card-pad: var(--bd-s-20);', '--bd-card-pad: 41px;');
    await expect(card).toHaveCSS('--bd-card-pad', '41px');
  });
  await expect(search).toHaveValue('half a search');
  await isSameDocument();

  await test.step('the server', async () => {
    editFile('apps/server/src/plugins/health.ts', '{ ok: true }', '{ ok: true, changed: true }');
    const health = () => fetch(`http://localhost:${devServerPort}/health`).then((reply) => reply.json());
    await expect.poll(() => health().catch(() => null)).toEqual({ ok: true, changed: true });
  });
});

test('a change of the public site updates its open page', async ({ page }) => {
  await page.goto(`http://localhost:${devSitePort}/signin`);
  const address = page.getByLabel('Email address');
  await address.fill('half an address');
  const isSameDocument = await rememberDocument(page);
  editFile('apps/storefront/src/shell/footer.tsx', '<Trans>Contact</Trans>', '<Trans>Contact us</Trans>');
  await expect(page.getByRole('link', { name: 'Contact us' })).toBeVisible();
  await expect(address).toHaveValue('half an address');
  await isSameDocument();
});
