// What waits unread is one number wherever it stands (SPEC §2: header; the tab's name beside it).
import { AxeBuilder } from '@axe-core/playwright';
import { LANGUAGES, order, settings } from '@boostdesk/api-client/contract';
import { expect, type Page } from '@playwright/test';
import { call, placeOrder } from '../support/calls.ts';
import { dismissToasts, settle, write } from '../support/pages.ts';
import { test } from '../support/story.ts';

const messages = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Messages/ });

async function says(page: Page, unread: number): Promise<void> {
  await expect(messages(page)).toHaveAccessibleName(unread === 0 ? 'Messages' : `Messages, ${unread} unread`);
  await expect(page).toHaveTitle(unread === 0 ? /^[^(]/ : new RegExp(`^\\(${unread}\\) `));
}

test('unread messages are one number in two tabs and on another device, and what is read in one is read in all', async ({
  people,
}) => {
  const here = await people.customer();
  const there = await people.again(here);
  const { id } = await placeOrder(here.token);
  await call(order.saveCredentials, { id, login: 'robin-plays', password: 'correct horse 9' }, here.token);
  await here.enterLive('/profile');
  const tab = await here.context.newPage();
  await tab.goto('/rules');
  await there.enterLive('/faq');
  const places = [here.page, tab, there.page];
  for (const page of places) {
    await dismissToasts(page);
    await says(page, 0);
  }

  const staff = await people.demo('Sara');
  await staff.enter(`/order/${id}?tab=chat`);
  await write(staff.page, 'We have found it.');
  await write(staff.page, 'It is mended.');
  for (const page of places) await says(page, 2);

  // One of them is marked read in the list of one tab, the other by looking at the chat on the other device.
  await messages(tab).click();
  const list = tab.getByRole('dialog', { name: 'Messages' });
  await list.getByRole('button', { name: 'Mark as read' }).first().click();
  for (const page of places) await says(page, 1);
  await there.page.goto(`/order/${id}?tab=chat`);
  for (const page of places) await says(page, 0);
});

test('the number on the button is in its name, in each language: who speaks to their device says what they see', async ({
  people,
}) => {
  const { page, token, enter } = await people.customer();
  const staff = await people.demo('Sara');
  const { id } = await placeOrder(token);
  await staff.enter(`/order/${id}?tab=chat`);
  await enter('/faq');
  // Arabic has forms of their own for one and for two.
  for (const shown of ['1', '2', '3']) {
    await write(staff.page, `Number ${shown}.`);
    for (const language of LANGUAGES) {
      await call(settings.saveLanguage, { language }, token);
      await page.reload();
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page.getByRole('banner').getByText(shown, { exact: true })).toBeVisible();
      await settle(page);
      const { violations } = await new AxeBuilder({ page }).withRules('label-content-name-mismatch').analyze();
      const named = violations.flatMap(({ nodes }) => nodes.map(({ html }) => html));
      expect.soft(named, `${language}, ${shown} unread`).toEqual([]);
    }
  }
});
