import type { ContentPage } from '@boostdesk/api-client/contract';
import { FakeApiError } from '@boostdesk/api-client/testing';
import { ROLE, type Role } from '@boostdesk/auth';
import { sessionFromToken } from '@boostdesk/auth/session';
import { act } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { toasts } from '../../core/toasts.ts';
import { writeDraft } from '../../data/drafts.ts';
import { renderInApp } from '../../testing/in-app.tsx';
import { stubLayout } from '../../testing/stub-layout.ts';
import { tokenFor } from '../../testing/token.ts';
import { translatePage } from '../../testing/translate-page.ts';
import { typeInto } from '../../testing/type-into.ts';
import { Component as ContentScreen } from './content-screen.tsx';

/** User of the test token. */
const USER = 5;
const rules = '# Rules\n\n## Progress and proof\n\nLog each screenshot.\n\n## Fines\n\nThey come off the next payout.';

beforeEach(() => toasts.closeAll());
afterEach(() => localStorage.clear());

/** Renders the rules page for a role, with this version on the server. */
async function drawRules(role: Role) {
  stubLayout();
  let page: ContentPage = { slug: 'rules', text: rules, version: 3, writer: null, writtenAt: null };
  const claims = sessionFromToken(tokenFor({ role }), { now: 0 });
  if (!claims.ok) throw new Error(claims.reason);
  const drawn = await renderInApp({
    node: <ContentScreen />,
    answers: {
      contentPage: {
        get: () => ({ page }),
        save: ({ text, version }) => {
          if (version !== page.version) throw new FakeApiError('conflict', 'Somebody was faster.');
          page = { ...page, text, version: version + 1 };
          return { page };
        },
      },
    },
    claims: claims.session,
  });
  const press = async (name: string) => {
    const pressable = [...drawn.page.querySelectorAll<HTMLElement>('button, [role=radio], label')];
    await act(async () => pressable.find(({ textContent }) => textContent === name)?.click());
    await drawn.settle();
  };
  const type = async (selector: 'input' | 'textarea', text: string) => {
    const field = drawn.page.querySelector(selector);
    if (field === null) throw new Error(`There is no ${selector}.`);
    await typeInto(field, text);
    // The search debounce.
    await drawn.settle();
    await drawn.settle();
  };
  return {
    press,
    type,
    headings: () => [...drawn.page.querySelectorAll('h2, h3, h4')].map(({ textContent }) => textContent),
    marks: () => [...drawn.page.querySelectorAll('mark')].map(({ textContent }) => textContent),
    text: () => drawn.page.textContent,
    savesElsewhere: (text: string) => {
      page = { ...page, text, version: page.version + 1 };
    },
    stored: () => page,
  };
}

// @spec 2.1-6
test('the find field shows only sections with matches and highlights them', async () => {
  const { type, headings, marks } = await drawRules(ROLE.booster);
  expect(headings()).toEqual(expect.arrayContaining(['Progress and proof', 'Fines']));
  await type('input', 'screenshot');
  expect(headings()).toContain('Progress and proof');
  expect(headings()).not.toContain('Fines');
  expect(marks()).toEqual(['screenshot']);
});

test.each([
  ['a match', '', 'screenshot', ['screenshot']],
  ['a longer match', 'screen', 'screenshot', ['screenshot']],
  ['another match of a text', 'progress', 'proof', ['proof']],
  ['several matches', 'proof', 'the', ['The', 'the']],
  ['no match', 'proof', 'nothing-is-called-this', []],
  ['the whole page', 'proof', '', []],
])('a page that the browser has translated can be searched for %s', async (_, before, after, expected) => {
  const { type, marks } = await drawRules(ROLE.booster);
  await type('input', before);
  translatePage(document.querySelector('[translate=yes]') ?? document);
  await type('input', after);
  expect(marks()).toEqual(expected);
});

test('a search without results offers to show the whole page', async () => {
  const { type, press, headings } = await drawRules(ROLE.booster);
  await type('input', 'nothing-is-called-this');
  expect(headings()).not.toContain('Fines');
  await press('Show full page');
  expect(headings()).toContain('Fines');
});

test.each([
  ['booster', false],
  ['admin', true],
] as const)('a %s can edit the page: %s', async (role, mayEdit) => {
  const { text } = await drawRules(ROLE[role]);
  expect(text()?.includes('Edit')).toBe(mayEdit);
});

test('saving over a newer version shows that version first, and saves after confirmation', async () => {
  const { press, type, headings, text, savesElsewhere, stored } = await drawRules(ROLE.admin);
  await press('Edit');
  await type('textarea', '# Rules\n\n## Sundays');
  expect(headings()).toContain('Sundays');
  savesElsewhere('# Rules\n\n## Mondays');
  await press('Save');
  expect(text()).toContain('saved a newer version');
  expect(stored().text).toContain('Mondays');
  await press('Their version');
  expect(headings()).toContain('Mondays');
  await press('Overwrite with my version');
  expect(stored()).toMatchObject({ text: '# Rules\n\n## Sundays', version: 5 });
  expect(headings()).toContain('Sundays');
  expect(toasts.getSnapshot().visible.map(({ message }) => message)).toEqual(['Page saved.']);
});

test.each([
  ['a draft is restored with the version it began from', { base: 2, text: '# Sundays' }, '# Sundays', true],
  ['a draft of another form is ignored', '2\n# Sundays', rules, false],
])('%s', async (_, stored, shown, isOutdated) => {
  writeDraft(USER, 'rules', stored);
  const { press, text } = await drawRules(ROLE.admin);
  await press('Edit');
  expect(document.querySelector('textarea')?.value).toBe(shown);
  expect(text()?.includes('saved a newer version')).toBe(isOutdated);
});
