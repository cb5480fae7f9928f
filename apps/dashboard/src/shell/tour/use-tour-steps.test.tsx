import { ROLE } from '@boostdesk/auth';
import { sessionFromToken } from '@boostdesk/auth/session';
import { expect, onTestFinished, test, vi } from 'vitest';
import { renderInApp } from '../../testing/in-app.tsx';
import { tokenFor } from '../../testing/token.ts';
import { useTourSteps } from './use-tour-steps.ts';

const { isPhone } = vi.hoisted(() => ({ isPhone: vi.fn(() => false) }));
vi.mock('../../shared/hooks/use-phone.ts', () => ({ usePhone: isPhone }));

const Steps = () => useTourSteps().map(({ name, title, text }) => <p key={name}>{`${name}: ${title} ${text}`}</p>);

async function told(role: number): Promise<string[]> {
  const read = sessionFromToken(tokenFor({ role }), { now: 0 });
  if (!read.ok) throw new Error(read.reason);
  const { page } = await renderInApp({ node: <Steps />, answers: {}, claims: read.session });
  return [...page.querySelectorAll('p')].map(({ textContent }) => textContent);
}

test.each([
  ['a customer', ROLE.customer, ['Welcome to Boostdesk', 'Your orders', 'Start another order']],
  ['a booster', ROLE.booster, ['Welcome aboard', 'The board and your orders', null]],
  ['a moderator', ROLE.moderator, ['Welcome to the team', 'All orders', 'users, employees, fines, gifts, coupons']],
  ['an admin', ROLE.admin, ['Welcome to the team', 'All orders', 'payouts, coupons, site logs']],
] as const)('the tour for %s has the steps of the role in order', async (_, role, [home, orders, first]) => {
  const steps = await told(role);
  expect(steps[0]).toContain(home);
  expect(steps[1]).toContain(orders);
  const own = steps.find((step) => step.startsWith('first: '));
  if (first === null) expect(own).toBeUndefined();
  else expect(own).toContain(first);
  // Steps of all roles come last; the final one exists on every page.
  expect(steps.slice(own === undefined ? 2 : 3).map((step) => step.split(':')[0])).toEqual(
    expect.arrayContaining(['search', 'messages']),
  );
  for (const step of steps) expect(step).not.toMatch(/undefined/);
});

test('the shortcuts step is shown only with a keyboard', async () => {
  expect((await told(ROLE.customer)).join()).toContain('Press /');
  isPhone.mockReturnValue(true);
  onTestFinished(() => void isPhone.mockReturnValue(false));
  expect((await told(ROLE.customer)).join()).not.toContain('Press /');
});

test.each([
  [false, ['home', 'orders', 'first', 'search', 'messages', 'notifications', 'profile']],
  [true, ['home', 'first', 'search', 'messages', 'notifications', 'profile']],
])('on a phone (%s) the steps are those with a visible target, numbered accordingly', async (isSmall, names) => {
  isPhone.mockReturnValue(isSmall);
  onTestFinished(() => void isPhone.mockReturnValue(false));
  expect((await told(ROLE.moderator)).map((step) => step.split(':')[0])).toEqual(names);
});
