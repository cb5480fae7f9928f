import type { OrderView } from '@boostdesk/api-client/contract';
import { act } from 'react';
import { expect, test } from 'vitest';
import { renderInApp } from '../../testing/in-app.tsx';
import { ShareTrackingDialog } from './share-tracking-dialog.tsx';

const order = { id: 7 } as OrderView;
const link = { url: 'https://site.example/track/a-token', expiresAt: '2026-12-06T10:00:00.000Z' };

const button = (name: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name);
const address = () => document.querySelector<HTMLInputElement>('input[readonly]')?.value;

test('the dialog creates a link, shows it, and revokes it', async () => {
  const asked: object[] = [];
  const { settle } = await renderInApp({
    node: <ShareTrackingDialog order={order} onClose={() => undefined} />,
    answers: {
      tracking: {
        getLink: () => ({ link: null }),
        createLink: (request) => {
          asked.push(request);
          return { link };
        },
        revokeLink: (request) => {
          asked.push(request);
          return { ok: true };
        },
      },
    },
  });
  const press = async (name: string) => {
    await act(async () => button(name)?.click());
    await settle();
  };
  await press('Create link');
  expect([address(), button('Create link')]).toEqual([link.url, undefined]);
  await press('Revoke link');
  expect([address(), button('Create link')]).toEqual([undefined, expect.any(HTMLButtonElement)]);
  expect(asked).toEqual([{ order: 7, days: 7 }, { order: 7 }]);
});

test('a current link is shown again', async () => {
  const answers = { tracking: { getLink: () => ({ link }) } };
  await renderInApp({ node: <ShareTrackingDialog order={order} onClose={() => undefined} />, answers });
  expect(address()).toBe(link.url);
});
