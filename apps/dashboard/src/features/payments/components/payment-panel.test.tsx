import { expect, test } from 'vitest';
import { renderInApp } from '../../../testing/in-app.tsx';
import type { Payment } from '../api.ts';
import { PaymentPanel } from './payment-panel.tsx';

const person = (id: number, name: string) => ({ id, name, image: null });
const extra: Payment = {
  id: 3,
  customer: person(5, 'Mina'),
  order: 10_001,
  amount: 700,
  currency: 'USD',
  text: 'Streaming, added later',
  state: 'open',
  createdAt: '2026-11-20T12:00:00.000Z',
  createdBy: person(1, 'Nils'),
  paidAt: null,
  cancelledAt: null,
  cancelledBy: null,
};

async function drawPanel(payment: Payment) {
  const node = <PaymentPanel payment={payment} kind="addonpayments" onChanged={() => undefined} />;
  const { page } = await renderInApp({ node, answers: {} });
  const links = [...page.querySelectorAll('a')].map((link) => link.getAttribute('href'));
  return { text: page.textContent, links, buttons: [...page.querySelectorAll('button')].map((one) => one.textContent) };
}

test('an open add-on links to its order and can be withdrawn', async () => {
  const { text, links, buttons } = await drawPanel(extra);
  expect(links).toEqual(['/admin/users?row=5', '/order/10001']);
  expect(text).toContain('Streaming, added later');
  expect(buttons).toContain('Cancel request');
});

test('a paid payment request has neither a payment link nor a withdraw button', async () => {
  const { text, buttons } = await drawPanel({ ...extra, state: 'paid', paidAt: '2026-11-21T12:00:00.000Z' });
  expect(text).not.toContain('Payment link for the customer');
  expect(buttons).toEqual([]);
});
