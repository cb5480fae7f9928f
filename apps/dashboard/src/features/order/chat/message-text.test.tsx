import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { expect, onTestFinished, test, vi } from 'vitest';
import { renderInApp } from '../../../testing/in-app.tsx';
import { translatePage } from '../../../testing/translate-page.ts';
import { MessageText } from './message-text.tsx';

const draw = async (text: string) => (await renderInApp({ node: <MessageText text={text} />, answers: {} })).page;

test.each(['/order/10001?tab=chat#message-4', '/', '/admin/users'])(
  'a link to %s of the dashboard opens in the same tab',
  async (path) => {
    const page = await draw(`Look at ${location.origin}${path}.`);
    const link = page.querySelector('a');
    expect([link?.getAttribute('href'), link?.target]).toEqual([path, '']);
    expect(page.textContent).toBe(`Look at ${location.origin}${path}.`);
  },
);

test.each([
  'https://example.com/order/10001',
  `http://${location.hostname}.example.com/orders`,
  // Server routes and sign-in links, which are no app screens.
  `${location.origin}/docs`,
  `${location.origin}/loggedIn/a.b.c`,
  `${location.origin}/pictures/a.webp`,
])('%s opens in a new tab without opener and referrer', async (address) => {
  const page = await draw(address);
  const link = page.querySelector('a');
  expect([link?.getAttribute('href'), link?.target, link?.rel]).toEqual([address, '_blank', 'noopener noreferrer']);
});

test.each([
  ['See https://example.com/a.', 'https://example.com/a'],
  ['Is it https://example.com/?a=1&b=2#c, or not?', 'https://example.com/?a=1&b=2#c'],
  ['(https://en.wikipedia.org/wiki/Elo_(rating))', 'https://en.wikipedia.org/wiki/Elo_(rating)'],
  ['"https://example.com/a"', 'https://example.com/a'],
  ['<https://example.com/a>', 'https://example.com/a'],
  ['https://bücher.example/straße', 'https://bücher.example/straße'],
  ['هل رأيت https://example.com/طلب؟', 'https://example.com/طلب'],
  ['انظر https://example.com/a، ثم اكتب لي', 'https://example.com/a'],
  ['HTTPS://EXAMPLE.COM/A', 'HTTPS://EXAMPLE.COM/A'],
  ['Https://Site.example/x', 'Https://Site.example/x'],
  ['hTTp://site.example/x', 'hTTp://site.example/x'],
  ['https://wiki.example/wiki/Elo_(video_game)', 'https://wiki.example/wiki/Elo_(video_game)'],
  ['https://wiki.example/Elo_(a_(b))_c', 'https://wiki.example/Elo_(a_(b))_c'],
  ['https://site.example/?a[0]=1&b={2}', 'https://site.example/?a[0]=1&b={2}'],
  ['[list](https://site.example/q)', 'https://site.example/q'],
  ["https://site.example/it's-me/page", "https://site.example/it's-me/page"],
  ['https://site.example/it’s-me/page', 'https://site.example/it’s-me/page'],
  ['https://site.example/l’été?q=d’or#n’est', 'https://site.example/l’été?q=d’or#n’est'],
  ...['«»', '»«', '‹›', '“”', '„“', '‘’', '「」', '『』', '（）', '【】', "''", '""', '<>', '()'].map(
    ([open, close]): [string, string] => [`${open}https://site.example/q${close}`, 'https://site.example/q'],
  ),
  ['‘https://site.example/it’s’', 'https://site.example/it’s'],
  ['https://site.example/q。', 'https://site.example/q'],
])('in %j only the URL is a link', async (text, address) => {
  const page = await draw(text);
  expect([...page.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([address]);
  expect(page.textContent).toBe(text);
});

test('two URLs in a message become two links with the text around them', async () => {
  const text = 'First https://a.example/, then https://b.example/ and done.';
  const page = await draw(text);
  expect([...page.querySelectorAll('a')].map((link) => link.textContent)).toEqual([
    'https://a.example/',
    'https://b.example/',
  ]);
  expect(page.textContent).toBe(text);
});

test.each([
  'mina@example.com',
  'mailto:mina@example.com',
  'ftp://example.com/a',
  '//example.com/a',
  'www.example.com',
  'javascript:alert(1)',
  'https://',
  '<a href="https://">a</a>',
  // User information hides the host.
  'https://bank.example@evil.example/login',
  'https://mina:secret@site.example/',
])('%j stays text', async (text) => {
  const page = await draw(text);
  expect(page.querySelector('a')).toBeNull();
  expect(page.textContent).toBe(text);
});

const link = 'https://wiki.example/elo';
test.each([
  ['a link is added', 'See the wiki', `See ${link} and the wiki`],
  ['a link is removed', `See ${link} and the wiki`, 'See the wiki'],
  ['a link is replaced', `See ${link}`, 'See https://site.example/x'],
  ['the text before a link goes', `See ${link}`, link],
  ['the text changes', 'See the wiki', 'Look at the wiki'],
  ['two links become one', `${link} ${link}`, link],
])('a bubble that the browser has translated follows its message: %s', (_, before, after) => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const bubble = document.createElement('div');
  const root = createRoot(bubble);
  onTestFinished(() => {
    act(() => root.unmount());
    vi.unstubAllGlobals();
  });
  const show = (text: string) =>
    act(() =>
      root.render(
        <MemoryRouter>
          <MessageText text={text} />
        </MemoryRouter>,
      ),
    );
  show(before);
  translatePage(bubble);
  show(after);
  expect(bubble.textContent).toBe(after);
});
