import type { ChannelStatus } from './channel-types.ts';

/**
 * State of a channel.
 *
 * | status | connection | followed by |
 * |---|---|---|
 * | `connecting` | the first attempt is in progress | `joining` when connected, `offline` when it failed |
 * | `joining` | the server is asked to join the rooms | `joined`, `rejoining` when the server is too busy |
 * | `joined` | the rooms are joined | `joining` when the rooms change |
 * | `rejoining` | waits before it joins again | `joining` after the delay or when the rooms change |
 * | `offline` | none; socket.io or the channel reconnects | `joining` when connected |
 * | `closed` | none | |
 *
 * A lost connection leads to `offline` from everywhere but `closed`.
 */
export type ChannelState =
  | { readonly status: 'connecting' | 'joined' | 'rejoining' | 'closed' }
  /** When to fetch missed events after the answer; `joined`: only if the rooms are joined. */
  | { readonly status: 'joining'; readonly catchUp: 'always' | 'joined' | 'never' }
  /** `reconnects`: by the channel in a row, because socket.io gave up. */
  | { readonly status: 'offline'; readonly reconnects: number };

/** `answered`: to joining. */
export type ChannelEvent =
  | { readonly type: 'connected' | 'roomsChanged' | 'rejoin' | 'closed' }
  | { readonly type: 'answered'; readonly isBusy: boolean }
  | { readonly type: 'disconnected'; readonly hasGivenUp: boolean };

/** Each new `joining` state joins the rooms. */
export function reduceChannel(state: ChannelState, event: ChannelEvent): ChannelState {
  if (state.status === 'closed') return state;
  switch (event.type) {
    case 'connected':
      return { status: 'joining', catchUp: 'always' };
    case 'roomsChanged':
    case 'rejoin':
      return join(state);
    case 'answered':
      return state.status === 'joining' ? { status: event.isBusy ? 'rejoining' : 'joined' } : state;
    case 'disconnected': {
      const reconnects = state.status === 'offline' ? state.reconnects : 0;
      if (event.hasGivenUp) return { status: 'offline', reconnects: reconnects + 1 };
      return state.status === 'offline' ? state : { status: 'offline', reconnects };
    }
    case 'closed':
      return { status: 'closed' };
  }
}

function join(state: ChannelState): ChannelState {
  switch (state.status) {
    case 'joining':
      return { ...state };
    case 'joined':
      return { status: 'joining', catchUp: 'never' };
    case 'rejoining':
      return { status: 'joining', catchUp: 'joined' };
    default:
      return state;
  }
}

export function statusOf({ status }: ChannelState): ChannelStatus {
  if (status === 'connecting') return status;
  return status === 'offline' || status === 'closed' ? 'offline' : 'online';
}
