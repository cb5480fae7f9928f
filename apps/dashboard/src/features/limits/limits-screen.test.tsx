import type { Limits } from '@boostdesk/api-client/contract';
import { FakeApiError } from '@boostdesk/api-client/testing';
import { ROLE } from '@boostdesk/auth';
import { sessionFromToken } from '@boostdesk/auth/session';
import { act } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { renderInApp } from '../../testing/in-app.tsx';
import { stubLayout } from '../../testing/stub-layout.ts';
import { tokenFor } from '../../testing/token.ts';
import { typeInto } from '../../testing/type-into.ts';
import { Component as LimitsScreen } from './limits-screen.tsx';

const TRIAL = 'Price limit for boosters on trial';
const TWO = 'Two-person limit for payouts';

beforeEach(() => localStorage.clear());

async function renderLimits() {
  stubLayout();
  let stored: Limits = { trialMaxPrice: 10_000, twoToSignAbove: null, coinGrantMax: 10_000, version: 0 };
  const read = sessionFromToken(tokenFor({ user: 1, role: ROLE.admin }), { now: 0 });
  if (!read.ok) throw new Error(read.reason);
  const { page, settle } = await renderInApp({
    node: <LimitsScreen />,
    answers: {
      limits: {
        get: () => ({ limits: stored }),
        save: ({ fields, version }) => {
          if (version !== stored.version) throw new FakeApiError('conflict');
          if (fields.trialMaxPrice === 1)
            throw new FakeApiError('invalid', 'No', { 'fields.trialMaxPrice': 'Too low' });
          stored = { ...fields, version: version + 1 };
          return { limits: stored };
        },
      },
    },
    claims: read.session,
  });
  const find = (label: string) => {
    const found = [...page.querySelectorAll('label')].find(({ textContent }) => textContent.startsWith(label));
    const input = document.getElementById(found?.htmlFor ?? '');
    if (!(input instanceof HTMLInputElement)) throw new Error(`No ${label}`);
    return input;
  };
  return {
    page,
    find,
    fill: async (label: string, text: string) => {
      const input = find(label);
      await typeInto(input, text);
      await act(async () => input.blur());
      await settle();
    },
    press: async (name: string) => {
      const button = [...page.querySelectorAll('button')].find(({ textContent }) => textContent === name);
      await act(async () => button?.click());
      await settle();
    },
    stored: () => stored,
    saveElsewhere: (limits: Limits) => {
      stored = limits;
    },
  };
}

test('the limits page shows the limits and saves changed ones; an empty field is no limit', async () => {
  const { find, fill, press, stored } = await renderLimits();
  expect(find(TRIAL).value).toContain('100.00');
  expect(find(TWO).value).toBe('');
  await fill(TRIAL, '');
  await fill(TWO, '500');
  await press('Save');
  expect(stored()).toEqual({ trialMaxPrice: null, twoToSignAbove: 50_000, coinGrantMax: 10_000, version: 1 });
});

test('a refused limit is explained at its field and stays', async () => {
  const { find, fill, press, page, stored } = await renderLimits();
  await fill(TRIAL, '0.01');
  await press('Save');
  expect(find(TRIAL).getAttribute('aria-invalid')).toBe('true');
  expect(page.textContent).toContain('Too low');
  expect(stored().version).toBe(0);
});

test('limits that another admin changed meanwhile are shown before they are overwritten', async () => {
  const { fill, press, page, stored, saveElsewhere } = await renderLimits();
  await fill(TWO, '500');
  saveElsewhere({ trialMaxPrice: 5_000, twoToSignAbove: null, coinGrantMax: 10_000, version: 1 });
  await press('Save');
  expect(page.textContent).toContain('Someone else changed this in the meantime.');
  expect(stored()).toEqual({ trialMaxPrice: 5_000, twoToSignAbove: null, coinGrantMax: 10_000, version: 1 });
});
