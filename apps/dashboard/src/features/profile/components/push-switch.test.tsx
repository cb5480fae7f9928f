import { ROLE } from '@boostdesk/auth';
import { sessionFromToken } from '@boostdesk/auth/session';
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { toasts } from '../../../core/toasts.ts';
import { PUSH_MESSAGES, PushError, type PushState } from '../../../realtime/push/push-provider.ts';
import { renderInApp } from '../../../testing/in-app.tsx';
import { tokenFor } from '../../../testing/token.ts';
import { usePush } from '../use-push.ts';
import { PushSwitch } from './push-switch.tsx';

const device = vi.hoisted(() => ({ state: 'off', refuses: undefined as Error | undefined, pressed: [] as string[] }));
vi.mock('../../../realtime/push/push.ts', () => {
  const press = (what: string) => async () => {
    device.pressed.push(what);
    if (device.refuses !== undefined) throw device.refuses;
  };
  return { openPush: () => ({ state: async () => device.state, turnOn: press('on'), turnOff: press('off') }) };
});

const Own = () => <PushSwitch push={usePush()} isDisabled={false} />;

async function draw(state: PushState, refuses?: Error) {
  Object.assign(device, { state, refuses, pressed: [] });
  const read = sessionFromToken(tokenFor({ role: ROLE.customer }), { now: 0 });
  if (!read.ok) throw new Error(read.reason);
  const { page, settle } = await renderInApp({ node: <Own />, answers: {}, claims: read.session });
  const press = async () => {
    await act(async () => page.querySelector('input')?.click());
    await settle();
  };
  return { page, press };
}

const told = () => toasts.getSnapshot().visible.map(({ title, message, style }) => [title, message, style]);
beforeEach(() => toasts.closeAll());

// @spec 8.4-2
test.each([
  ['off', 'on', PUSH_MESSAGES.unsupported],
  ['on', 'off', PUSH_MESSAGES.notSubscribed],
  ['on', 'off', PUSH_MESSAGES.unsubscribeFailed],
] as const)(
  'push that is %s and cannot be switched %s explains why with the text of SPEC §8',
  async (state, to, words) => {
    const { press } = await draw(state, new PushError(words()));
    await press();
    expect(device.pressed).toEqual([to]);
    expect(told()).toEqual([['Push notifications', words(), 'error']]);
  },
);

test('a server error is reported by the call only', async () => {
  const { press } = await draw('off', new Error('Forbidden'));
  await press();
  expect(device.pressed).toEqual(['on']);
  expect(told()).toEqual([]);
});

test('without service workers, the switch is disabled with an explanation', async () => {
  const { page } = await draw('unsupported');
  expect(page.querySelector('input')?.disabled).toBe(true);
  expect(page.querySelector("[role='status']")?.textContent).toBe(
    'Service workers are disabled or not supported by this browser',
  );
});
