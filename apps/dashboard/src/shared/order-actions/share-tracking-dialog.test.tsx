import type { OrderView } from '@boostdesk/api-client/contract';
import { FakeApiError } from '@boostdesk/api-client/testing';
import { act } from 'react';
import { expect, test, vi } from 'vitest';
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

const focusedLabel = () => {
  const { activeElement } = document;
  return document.querySelector(`label[for="${activeElement?.id}"]`)?.textContent;
};
const submit = () => document.querySelector<HTMLButtonElement>('button[type=submit]');

test('the button that creates the link does not revoke it on a second press, and focus moves to what is new', async () => {
  const revokeLink = vi.fn(() => ({ ok: true }) as const);
  const { settle } = await renderInApp({
    node: <ShareTrackingDialog order={order} onClose={() => undefined} />,
    answers: { tracking: { getLink: () => ({ link: null }), createLink: () => ({ link }), revokeLink } },
  });
  const press = async (pressed: HTMLButtonElement | null | undefined) => {
    pressed?.focus();
    await act(async () => pressed?.click());
    await settle();
  };
  await press(submit());
  expect(focusedLabel()).toBe('Tracking link');
  await press(submit());
  expect([address(), revokeLink.mock.calls]).toEqual([link.url, []]);
  await press(button('Revoke link'));
  expect([focusedLabel(), revokeLink.mock.calls.length]).toEqual(['Days until the link expires', 1]);
});

test('an error of the days is shown once, at the field, which gets focus', async () => {
  const message = 'Enter at most 30 days.';
  const createLink = () => {
    throw new FakeApiError('invalid', message, { days: message });
  };
  const { settle } = await renderInApp({
    node: <ShareTrackingDialog order={order} onClose={() => undefined} />,
    answers: { tracking: { getLink: () => ({ link: null }), createLink } },
  });
  submit()?.focus();
  await act(async () => submit()?.click());
  await settle();
  expect(document.body.textContent?.split(message)).toHaveLength(2);
  expect(focusedLabel()).toBe('Days until the link expires');
});

test('a current link is shown again', async () => {
  const answers = { tracking: { getLink: () => ({ link }) } };
  await renderInApp({ node: <ShareTrackingDialog order={order} onClose={() => undefined} />, answers });
  expect(address()).toBe(link.url);
});
