// The staff areas: staff find and change rows, and the users concerned see the result.
import { boostcoins, coupon, employees, office, order, users } from '@boostdesk/api-client/contract';
import { expect, type Page } from '@playwright/test';
import { siteUrl } from '../support/addresses.ts';
import { panel, rows, saveForm } from '../support/areas.ts';
import { call } from '../support/calls.ts';
import { test } from '../support/fixtures.ts';
import { select, signIn } from '../support/pages.ts';

async function find(page: Page, area: string, text: string): Promise<void> {
  await page.getByRole('textbox', { name: `Search ${area}` }).fill(text);
  await expect(page).toHaveURL(/text=/);
  await expect(page.getByText('1 row', { exact: true })).toBeVisible();
}

test('staff find a user by e-mail, ban them and lift the ban; a reload shows the same row', async ({ people }) => {
  const robin = await people.customer();
  const { page, enter } = await people.demo('Nils');
  // Wide enough for the tags beside the panel.
  await page.setViewportSize({ width: 1440, height: 900 });
  await enter('/admin/users');
  await find(page, 'Users', robin.email);
  await rows(page, 'Users').getByRole('link', { name: robin.name }).click();
  await expect(panel(page, robin.name).getByText(robin.email)).toBeVisible();
  await expect(page).toHaveURL(/row=\d+/);

  // A moderator may not change roles.
  await expect(panel(page, robin.name).getByRole('button', { name: /Role/ })).toHaveCount(0);
  await panel(page, robin.name).getByRole('button', { name: 'Ban' }).click();
  await page
    .getByRole('alertdialog', { name: `Ban ${robin.name}?` })
    .getByRole('button', { name: 'Ban' })
    .click();
  await expect(panel(page, robin.name).getByRole('button', { name: 'Unban' })).toBeVisible();
  await expect(rows(page, 'Users').getByText('Banned', { exact: true })).toBeVisible();

  await page.reload();
  await expect(rows(page, 'Users')).toHaveCount(2);
  await panel(page, robin.name).getByRole('button', { name: 'Unban' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Unban' }).click();
  await expect(panel(page, robin.name).getByRole('button', { name: 'Ban', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect.poll(() => rows(page, 'Users').count()).toBeGreaterThan(10);
});

test('an admin makes a customer a booster on trial; of two staff who save the employee at once the second merges both versions', {
  tag: '@postgres',
}, async ({ people }) => {
  const sara = await people.demo('Sara');
  const robin = await people.customer();
  const found = await call(users.calls.getPage, { text: robin.email }, sara.token);
  const id = found.items[0]?.id ?? 0;
  people.errors.expectRefusal({ status: 409, path: employees.calls.update.path, reason: 'both change the same row' });
  await sara.enter(`/admin/users?row=${id}`);
  await select(sara.page, panel(sara.page, robin.name), 'Role', 'Booster');
  await sara.page.getByRole('alertdialog').getByRole('button', { name: 'Change role' }).click();
  await panel(sara.page, robin.name).getByRole('link', { name: 'View employee' }).click();
  await expect(sara.page).toHaveURL(`/admin/employees?row=${id}`);
  await expect(panel(sara.page, robin.name).getByRole('checkbox', { name: /On trial/ })).toBeChecked();

  const nils = await people.demo('Nils');
  await nils.enter(`/admin/employees?row=${id}`);
  const share = (page: Page) => panel(page, robin.name).getByRole('textbox', { name: 'General share (%)' });
  const badge = (page: Page) => panel(page, robin.name).getByRole('textbox', { name: 'Badge' });
  await share(nils.page).fill('61');
  await badge(nils.page).fill('Gold');
  await share(sara.page).fill('64');
  await share(sara.page).blur();
  // The preview of the earning follows the input.
  await expect(panel(sara.page, robin.name).getByText('64%').first()).toBeVisible();
  await saveForm(sara.page, panel(sara.page, robin.name));

  await panel(nils.page, robin.name).getByRole('button', { name: 'Save' }).click();
  const bar = panel(nils.page, robin.name).getByRole('status').filter({ hasText: 'Someone else changed this' });
  await expect(bar).toContainText('General share (%): yours: 61% · theirs: 64%');
  await bar.getByRole('button', { name: 'Overwrite with my version' }).click();
  await panel(nils.page, robin.name).getByRole('button', { name: 'Save' }).click();
  // The button is disabled while saving too, so only the row shows that it is saved.
  const saved = async () => (await call(employees.calls.get, { id }, sara.token)).row;
  await expect.poll(saved).toMatchObject({ share_percent: 61, badge: 'Gold', version: 2 });
});

// @spec 2.1-9
test('a review that staff publish and answer is on the public site, and the menu counts one less waiting', async ({
  people,
}) => {
  const ida = await people.demo('Ida');
  const { feedbacks } = await call(office.getWaiting, {}, ida.token);
  const count = feedbacks ?? 0;
  await ida.enter('/admin/feedbacks?status=waiting');
  const menu = ida.page.getByRole('navigation', { name: 'Admin', exact: true });
  const waiting = menu.getByRole('link', { name: /pending/ });
  // A senior moderator gets no counts of other areas.
  await expect(waiting).toHaveAccessibleName(`Reviews ${count} pending`);
  await rows(ida.page, 'Reviews').getByRole('link', { name: /^#\d/ }).first().click();
  const review = panel(ida.page, 'Review of #');
  await select(ida.page, review, 'Visibility', 'Public');
  const answer = `Thank you! ${crypto.randomUUID()}`;
  await review.getByRole('textbox', { name: 'Reply' }).fill(answer);
  await saveForm(ida.page, review);
  await expect(waiting).toHaveAccessibleName(`Reviews ${count - 1} pending`);
  const visitor = await people.visitor('reader');
  await visitor.page.goto(`${siteUrl}/boosters`);
  await expect(visitor.page.getByText(answer)).toBeVisible();
});

// @spec 2.1-8
test('a customer applies on the public site and is an employee on trial once an admin accepts', async ({ people }) => {
  const robin = await people.customer();
  const { page } = robin;
  await page.goto(`${siteUrl}/signin?redirect=%2Fbecome-a-booster`);
  await signIn(page, robin);
  await page.getByRole('button', { name: 'Submit application' }).click();
  await expect(page.getByText('Choose at least one game')).toBeVisible();
  await select(page, page, 'Games', 'Valorant');
  await page.keyboard.press('Escape');
  await select(page, page, 'Platforms', 'PC');
  await page.keyboard.press('Escape');
  await page.getByRole('textbox', { name: 'About you' }).fill('Immortal on three accounts, evenings from seven.');
  await page.getByRole('button', { name: 'Submit application' }).click();
  await expect(page.getByText(/We’ve received your application/)).toBeVisible();

  const sara = await people.demo('Sara');
  await sara.enter('/admin/applications');
  await find(sara.page, 'Applications', robin.email);
  await rows(sara.page, 'Applications').getByRole('link', { name: robin.name }).click();
  await panel(sara.page, robin.name).getByRole('button', { name: 'Accept' }).click();
  await sara.page.getByRole('dialog').getByRole('button', { name: 'Accept' }).click();
  await panel(sara.page, robin.name).getByRole('link', { name: 'View employee' }).click();
  await expect(panel(sara.page, robin.name).getByRole('checkbox', { name: /On trial/ })).toBeChecked();
});

// @spec 2.1-7
test('a customer claims coins that staff gave, and staff cannot deduct more than the balance', {
  tag: '@postgres',
}, async ({ people }) => {
  const robin = await people.customer();
  const nils = await people.demo('Nils');
  await nils.enter('/admin/gifts?row=new');
  const form = panel(nils.page, 'New gift');
  await form.getByRole('combobox', { name: 'User' }).fill(robin.email);
  await nils.page.getByRole('option', { name: new RegExp(`^${robin.name} \\(#`) }).click();
  await form.getByRole('textbox', { name: 'BoostCoins' }).fill('250');
  await form.getByRole('textbox', { name: 'Message' }).fill('Happy birthday!');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(panel(nils.page, `Gift to ${robin.name}`).getByText('Happy birthday!')).toBeVisible();

  await robin.enter('/profile');
  await robin.page.getByRole('button', { name: 'Claim' }).click();
  await expect(robin.page.getByText(/^Claimed on/)).toBeVisible();
  // The balance, and the movement that changed it.
  await expect(robin.page.getByText('250', { exact: true }).first()).toBeVisible();

  await nils.page.goto('/admin/boostcoins?row=new');
  const deduction = panel(nils.page, 'Adjust coins');
  await deduction.getByRole('combobox', { name: 'User' }).fill(robin.email);
  await nils.page.getByRole('option', { name: new RegExp(robin.name) }).click();
  await select(nils.page, deduction, 'Adjustment', 'Deduct');
  await deduction.getByRole('textbox', { name: 'Coins' }).fill('600');
  await deduction.getByRole('textbox', { name: 'Reason' }).fill('Given twice');
  people.errors.expectRefusal({ status: 422, path: boostcoins.calls.create.path, reason: 'there are not as many' });
  await deduction.getByRole('button', { name: 'Save' }).click();
  await expect(
    deduction.getByText('The user’s balance is 250 coins. You can’t deduct more than that.').first(),
  ).toBeVisible();
  await deduction.getByRole('textbox', { name: 'Coins' }).fill('120');
  await deduction.getByRole('button', { name: 'Save' }).click();
  await expect(panel(nils.page, /^\u2212120 for/).getByText('130')).toBeVisible();
});

// @spec 2.1-7, 5.0-1, 5.0-2
test('a coupon that staff create lowers the price of one order of a customer', {
  tag: '@postgres',
}, async ({ people }) => {
  const nils = await people.demo('Nils');
  const code = `TEST-${Date.now()}`;
  await nils.enter('/admin/coupons?row=new');
  const form = panel(nils.page, 'New coupon');
  const name = form.getByRole('textbox', { name: 'Code' });
  await name.pressSequentially(`${code}!_`);
  await expect(name).toHaveValue(code);
  await form.getByRole('textbox', { name: 'Discount percentage' }).fill('25');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(panel(nils.page, code).getByText('25%')).toBeVisible();

  const robin = await people.customer();
  const { page } = robin;
  await page.goto(`${siteUrl}/signin?redirect=%2F`);
  await signIn(page, robin);
  await page.getByRole('textbox', { name: 'Coupon' }).fill(`\u200B${code.toLowerCase().replace('-', '\u2011')} `);
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByText(`Coupon ${code}`)).toBeVisible();
  await page.getByRole('button', { name: /^Pay/ }).first().click();
  await expect(page).toHaveURL(/\/pay\/\d+/);

  people.errors.expectRefusal({ status: 422, path: order.create.path, reason: 'the coupon is used up for them' });
  // Nobody pays the full price because the coupon is still being checked.
  const checked = Promise.withResolvers<void>();
  await page.route(`**${coupon.look.path}`, async (route) => {
    await checked.promise;
    await route.continue();
  });
  await page.goto(`${siteUrl}/?coupon=${code}&with=priorityOrder`);
  const pay = page.getByRole('button', { name: /^Pay/ }).first();
  await expect(pay).toBeDisabled();
  checked.resolve();
  await pay.click();
  await expect(page.getByText(/^Your unpaid order #\d+ is using this coupon\./)).toBeVisible();
});

// @spec 2.1-8
test('a blog post is shown to customers as its preview shows it, once an admin publishes it', async ({ people }) => {
  const sara = await people.demo('Sara');
  const title = `News ${Date.now()}`;
  await sara.enter('/admin/blog?row=new');
  const form = panel(sara.page, 'New post');
  await form.getByRole('textbox', { name: 'Title' }).fill(title);
  await form.getByRole('textbox', { name: 'Markdown' }).fill('Now with **duo queue**. <b>No HTML</b>');
  await form.getByRole('tab', { name: 'Preview' }).click();
  await expect(form.locator('strong')).toHaveText('duo queue');
  await form.getByText(/^Published \(visible/).click();
  await saveForm(sara.page, form);

  const robin = await people.customer();
  await robin.enter('/');
  await robin.page.getByRole('button', { name: `Read ${title}` }).click();
  const post = robin.page.getByRole('dialog', { name: title });
  await expect(post.locator('strong')).toHaveText('duo queue');
  await expect(post.locator('b')).toHaveCount(0);
});

test('text of a row can be selected by dragging, and Ctrl or the middle button opens the row in a new tab', {
  tag: ['@ci', '@pointer'],
}, async ({ people }) => {
  const robin = await people.customer();
  const { page, enter } = await people.demo('Nils');
  await page.setViewportSize({ width: 1440, height: 900 });
  await enter('/admin/users');
  await find(page, 'Users', robin.email);
  const link = rows(page, 'Users').getByRole('link', { name: robin.name });
  const email = rows(page, 'Users').getByText(robin.email, { exact: true });
  const opensTab = async (act: () => Promise<void>) => {
    const [tab] = await Promise.all([page.context().waitForEvent('page'), act()]);
    await expect(tab).toHaveURL(/\/admin\/users\?.*row=\d+/);
    await tab.close();
  };

  for (const text of [email, link]) {
    const box = await text.boundingBox();
    if (box === null) throw new Error('The text is not visible.');
    const middle = box.y + box.height / 2;
    await page.mouse.move(box.x + 1, middle);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width - 1, middle, { steps: 5 });
    await page.mouse.up();
    await expect.poll(() => page.evaluate(() => getSelection()?.toString().trim().length)).toBeGreaterThan(3);
  }
  await page.evaluate(() => getSelection()?.removeAllRanges());
  for (const place of [email, link]) {
    await opensTab(() => place.click({ modifiers: ['ControlOrMeta'] }));
    await opensTab(() => place.click({ button: 'middle' }));
  }
  await expect(page).not.toHaveURL(/row=/);
  await email.click();
  await expect(panel(page, robin.name)).toBeVisible();
  await expect(page).toHaveURL(/row=\d+/);
});
