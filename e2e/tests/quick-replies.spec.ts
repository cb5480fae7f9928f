// Quick replies: shared by an admin, inserted in a chat by its booster, read by the customer.
import { order } from '@boostdesk/api-client/contract';
import { expect } from '@playwright/test';
import { panel } from '../support/areas.ts';
import { expectAccessible } from '../support/axe.ts';
import { call, placeOrder } from '../support/calls.ts';
import { test } from '../support/fixtures.ts';
import { chatLog, dismissToasts, select } from '../support/pages.ts';
import { greyPicture } from '../support/png.ts';

test('an admin shares a quick reply with a picture, a booster fills its blanks, and the customer reads it', {
  tag: '@postgres',
}, async ({ people }) => {
  const [admin, customer, booster] = [await people.demo('Sara'), await people.customer(), await people.demo('Nova')];
  const { id } = await placeOrder(customer.token);
  await call(order.saveCredentials, { id, login: 'climber-77', password: 'of-the-game' }, customer.token);
  await call(order.lockIn, { id }, booster.token);
  const shortcut = `journey-${id}`;

  await admin.enter('/quickreplies?row=new');
  await admin.page.getByRole('textbox', { name: 'Title' }).fill('Session plan');
  await admin.page.getByRole('textbox', { name: 'Shortcut' }).fill(`/${shortcut}`);
  const text = 'Hi {{customer.name}}, I play {{order.number}} at {{blank}}.';
  await admin.page.getByRole('textbox', { name: 'Message', exact: true }).fill(text);
  await select(admin.page, panel(admin.page, 'New quick reply'), 'Visible to', 'Staff and boosters');
  await expect(admin.page.getByRole('region', { name: 'Preview with an example order' })).toContainText('Hi Mina');
  await expectAccessible(admin.page, 'the form of a quick reply');
  await admin.page.getByRole('button', { name: 'Save', exact: true }).click();
  const chooser = admin.page.waitForEvent('filechooser');
  await admin.page.getByRole('button', { name: 'Add a picture' }).click();
  await (await chooser).setFiles([greyPicture('plan.png', { width: 640, height: 360, grey: 90 })]);
  await expect(admin.page.getByRole('img', { name: 'Attachment 1' })).toBeVisible();

  for (const { enterLive, page } of [customer, booster]) {
    await enterLive(`/order/${id}`);
    await dismissToasts(page);
  }
  const field = booster.page.getByRole('textbox', { name: `Message ${customer.name}` });
  await field.pressSequentially(`/${shortcut}`);
  const option = booster.page.getByRole('option', { name: 'Session plan' });
  await expect(option).toHaveAttribute('aria-selected', 'true');
  await expectAccessible(booster.page, 'the list of quick replies');
  await field.press('Enter');
  const first = `Hi ${customer.name}, I play #${id} at {{blank}}.`;
  await expect(field).toHaveValue(first);
  await expect(booster.page.getByRole('textbox', { name: 'Description of picture 1' })).toBeVisible();
  await expect(field).toHaveValue(first);

  // Sending moves to the blank instead.
  await field.press('Enter');
  await expect(booster.page.getByText('Not sent. Replace the highlighted text first')).toBeVisible();
  await booster.page.keyboard.type('six');
  await field.press('End');
  await field.pressSequentially(` /${shortcut}`);
  await expect(option).toBeVisible();
  await field.press('Tab');
  await expect(booster.page.getByRole('textbox', { name: 'Description of picture 2' })).toBeVisible();
  await booster.page.keyboard.type('seven');
  await expect(field).toHaveValue(
    `Hi ${customer.name}, I play #${id} at six. Hi ${customer.name}, I play #${id} at seven.`,
  );
  await booster.page.getByRole('button', { name: 'Remove picture 2' }).click();
  await field.press('Enter');

  const message = chatLog(customer.page).getByRole('listitem').filter({ hasText: 'at seven.' });
  await expect(message).toContainText('at six.');
  await expect(message.getByRole('button', { name: `Picture from ${booster.name}` })).toHaveCount(1);
});
