// The fingerprint of SPEC §7: taken after a fresh login, with consent, where a key is configured.
import { expect, type Page } from '@playwright/test';
import { dashboardUrl } from '../support/addresses.ts';
import { test } from '../support/fixtures.ts';

const AGENT = `globalThis.FingerprintJS = { load: async ({ apiKey }) => ({ get: async () => ({ visitorId: 'of ' + apiKey, confidence: { score: 0.9 } }) }) };`;

/** A deployment with an API key, which the other journeys lack. */
async function configure(page: Page, scriptUrl: string): Promise<void> {
  // The response is read at once, because its body is lost when the page leaves.
  const config: object = await (await fetch(`${dashboardUrl}/config.json`)).json();
  const json = { ...config, fingerprint: { apiKey: 'key-1', scriptUrl } };
  await page.route('/config.json', (route) => route.fulfill({ json }));
}

// @spec 4.3-3
test('the fingerprint is sent after a login that the user allowed it for, until the profile revokes the consent', {
  tag: '@ci',
}, async ({ people }) => {
  const { page, enter } = await people.customer();
  await configure(page, '/agent.js?key={apiKey}');
  await page.route('/agent.js*', (route) => route.fulfill({ contentType: 'text/javascript', body: AGENT }));
  const sent: (string | null)[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/auth/saveUser')) sent.push(request.postData());
  });
  await enter('/profile');
  const question = page.getByRole('alertdialog').filter({ hasText: 'Remember this browser?' });
  await expect(question).toBeVisible();
  expect(sent).toEqual([]);
  const answered = page.waitForResponse((response) => response.url().endsWith('/auth/saveUser'));
  await question.getByRole('button', { name: 'Allow' }).click();
  expect((await answered).status()).toBe(200);
  expect(sent).toEqual([JSON.stringify({ visitorId: 'of key-1', confidence: 0.9 })]);

  // A reload is no fresh login.
  await page.reload();
  const consent = page.getByRole('switch', { name: 'Remember this browser when I sign in' });
  await expect(consent).toBeChecked();
  const again = page.waitForResponse((response) => response.url().endsWith('/auth/saveUser'));
  await enter('/profile');
  await again;
  expect(sent).toHaveLength(2);

  await consent.click({ force: true });
  await expect(consent).not.toBeChecked();
  const calls = page.waitForResponse((response) => response.url().endsWith('/user/getLoyaltyRank'));
  await enter('/profile');
  await calls;
  await expect(consent).not.toBeChecked();
  expect(sent).toHaveLength(2);
});

// @spec 7.2-2
test('the fingerprint script is requested once when the content security policy blocks it', {
  tag: '@nightly',
}, async ({ people }) => {
  const { page, enter } = await people.customer();
  people.errors.expectError('agent.example');
  await configure(page, 'https://agent.example/{apiKey}.js');
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  await enter('/profile');
  await page.getByRole('button', { name: 'Allow' }).click();
  await expect.poll(() => said.filter((line) => line.includes('Blocked by CSP'))).toHaveLength(1);
  expect(said.filter((line) => line.startsWith('Policy:'))).toHaveLength(1);
});
