import { expect, test } from 'vitest';
import { drawInApp } from '../../../testing/in-app.tsx';
import { MessageText } from './message-text.tsx';

const draw = async (text: string) => (await drawInApp({ node: <MessageText text={text} />, answers: {} })).page;

test.each(['/order/10001?tab=chat#message-4', '/', '/admin/users'])(
  'a link to %s of the dashboard leads there in the same tab',
  async (path) => {
    const page = await draw(`Look at ${location.origin}${path}.`);
    const link = page.querySelector('a');
    expect([link?.getAttribute('href'), link?.target]).toEqual([path, '']);
    expect(page.textContent).toBe(`Look at ${location.origin}${path}.`);
  },
);

test.each([
  'https://example.com/order/10001',
  `${location.origin}.example.com/orders`,
  // These the server answers, or they sign somebody in: no screen of the app.
  `${location.origin}/docs`,
  `${location.origin}/loggedIn/a.b.c`,
  `${location.origin}/pictures/a.webp`,
])('%s opens in a new tab, which gets neither opener nor referrer', async (address) => {
  const page = await draw(address);
  const link = page.querySelector('a');
  expect([link?.getAttribute('href'), link?.target, link?.rel]).toEqual([address, '_blank', 'noopener noreferrer']);
});
