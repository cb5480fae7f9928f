import type { SessionClaims } from '@boostdesk/auth';
import type { Channel } from '@boostdesk/realtime';
import { parseRoom } from '@boostdesk/realtime/contract';
import {
  createOutbox,
  type Outbox,
  type OutboxStore,
  openOutboxStore,
  type SentMessage,
} from '@boostdesk/realtime/outbox';
import { openTabChannel } from '@boostdesk/realtime/tabs';
import type { QueryClient } from '@tanstack/query-core';
import type { Api } from '../core/services.ts';
import { createInvalidator } from '../data/invalidator.ts';
import { serverNow } from '../i18n/server-clock.ts';
import { addToChat } from './chat-handlers.ts';
import { createPictureUpload } from './picture-upload.ts';

export interface AppOutboxDeps {
  readonly api: Api;
  readonly claims: SessionClaims;
  readonly live: Pick<Channel, 'request' | 'onStatus'>;
  readonly queries: QueryClient;
  /** Sender name for messages that the server has not confirmed. */
  readonly name: string;
}

/** Store whose methods wait until it has opened. */
function createLazyStore(opening: Promise<OutboxStore>): OutboxStore {
  return {
    add: async (message) => (await opening).add(message),
    all: async () => (await opening).all(),
    get: async (place) => (await opening).get(place),
    update: async (message) => (await opening).update(message),
    remove: async (place) => (await opening).remove(place),
  };
}

/** Creates the outbox of the signed-in user for all chats. It holds messages while offline. */
export function createAppOutbox({ api, claims, live, queries, name }: AppOutboxDeps): Outbox {
  const chatDeps = { queries, invalidate: createInvalidator(queries) };
  const addSentMessage = ({ clientId, room, msg, id, seqInOrder: seq, createdAt, pictures, replyTo }: SentMessage) => {
    const parsed = parseRoom(room);
    if (parsed?.kind !== 'chat') return;
    addToChat(chatDeps, {
      id,
      order: parsed.id,
      seq,
      sender: { id: claims.user, name, role: claims.role, image: null },
      clientId,
      body: msg,
      code: null,
      params: {},
      createdAt,
      ...(pictures && { pictures }),
      ...(replyTo && { replyTo }),
      seenAt: null,
    });
  };
  const outbox = createOutbox({
    user: claims.user,
    store: createLazyStore(openOutboxStore()),
    send: (payload) => live.request('message', { ...payload, sender: claims.user }),
    upload: createPictureUpload(api),
    onSent: addSentMessage,
    now: serverNow,
    tabs: openTabChannel(`boostdesk.outbox.${claims.user}`),
  });
  live.onStatus((status) => {
    if (status === 'online') outbox.flush();
  });
  return outbox;
}
