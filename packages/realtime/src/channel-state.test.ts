import { expect, it } from 'vitest';
import { type ChannelEvent, type ChannelState, reduceChannel, statusOf } from './channel-state.ts';

const events = {
  connected: { type: 'connected' },
  joined: { type: 'answered', isBusy: false },
  busy: { type: 'answered', isBusy: true },
  rooms: { type: 'roomsChanged' },
  rejoin: { type: 'rejoin' },
  lost: { type: 'disconnected', hasGivenUp: false },
  refused: { type: 'disconnected', hasGivenUp: true },
  closed: { type: 'closed' },
} satisfies Record<string, ChannelEvent>;

const connecting: ChannelState = { status: 'connecting' };
const after = (given: readonly (keyof typeof events)[]): ChannelState =>
  given.reduce<ChannelState>((state, name) => reduceChannel(state, events[name]), connecting);

it.each<[(keyof typeof events)[], ChannelState, string]>([
  [[], connecting, 'connecting'],
  [['rooms'], connecting, 'connecting'],
  [['connected'], { status: 'joining', catchUp: 'always' }, 'online'],
  [['connected', 'rooms'], { status: 'joining', catchUp: 'always' }, 'online'],
  [['connected', 'joined'], { status: 'joined' }, 'online'],
  [['connected', 'joined', 'busy'], { status: 'joined' }, 'online'],
  [['connected', 'joined', 'rooms'], { status: 'joining', catchUp: 'never' }, 'online'],
  [['connected', 'busy'], { status: 'rejoining' }, 'online'],
  [['connected', 'busy', 'rejoin'], { status: 'joining', catchUp: 'joined' }, 'online'],
  [['connected', 'joined', 'rooms', 'busy', 'rooms'], { status: 'joining', catchUp: 'joined' }, 'online'],
  [['lost'], { status: 'offline', reconnects: 0 }, 'offline'],
  [['refused', 'refused', 'lost'], { status: 'offline', reconnects: 2 }, 'offline'],
  [['refused', 'connected', 'refused'], { status: 'offline', reconnects: 1 }, 'offline'],
  [['lost', 'rooms', 'rejoin'], { status: 'offline', reconnects: 0 }, 'offline'],
  [['connected', 'closed', 'joined', 'connected', 'lost'], { status: 'closed' }, 'offline'],
])('%j lead to %j, which is %s', (given, state, status) => {
  expect(after(given)).toEqual(state);
  expect(statusOf(after(given))).toBe(status);
});
