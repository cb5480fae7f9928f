import { MUTED_MAX } from '@boostdesk/api-client/contract';
import { type Actor, can } from '@boostdesk/auth';
import type { Db, Tx } from '../../db/index.ts';
import type { Write } from '../../db/writer.ts';
import { HttpError } from '../../http/http-error.ts';
import { msg } from '../../i18n/message.ts';
import type { EventsService } from '../events/events.service.ts';
import type { OrderSubjects } from '../orders/order-subjects.service.ts';
import { createMutesRepository } from './mutes.repository.ts';

export interface MutesDeps {
  readonly db: Db;
  readonly write: Write;
  readonly clock: () => Date;
  readonly events: Pick<EventsService, 'publishToUsers'>;
  readonly subjects: OrderSubjects;
}

/** Orders that raise no alerts for a user. The alert rules read the list; unread counts do not depend on it. */
export function createMutesService({ db, write, clock, events, subjects }: MutesDeps) {
  const mutes = createMutesRepository();
  const publish = (tx: Tx, user: number) => events.publishToUsers(tx, [user], 'settingsChanged', {});

  async function remove(tx: Tx, mute: { readonly user: number; readonly order: number }): Promise<void> {
    if (await mutes.remove(tx, mute)) await publish(tx, mute.user);
  }

  async function add(tx: Tx, actor: Actor, id: number): Promise<void> {
    // A mute that is set while its user leaves the order would stay.
    const order = await subjects.lock(tx, id);
    if (order === undefined || !can('chat.read', actor, order)) throw new HttpError('not_found');
    const others = (await mutes.list(tx, actor.id)).filter((one) => one !== id);
    if (others.length >= MUTED_MAX) {
      const text = msg('You can mute up to {max, plural, one {# order} other {# orders}}. Unmute one first.', {
        max: MUTED_MAX,
      });
      throw new HttpError('conflict', text);
    }
    if (await mutes.add(tx, { user: actor.id, order: id }, clock())) await publish(tx, actor.id);
  }

  return {
    list: (user: number): Promise<number[]> => mutes.list(db, user),

    /**
     * Ending a mute needs no right to the chat, which may be lost meanwhile.
     * @throws HttpError `not_found` when the user may not read the order's chat, `conflict` when too many are muted
     */
    set: (actor: Actor, { order, muted }: { readonly order: number; readonly muted: boolean }): Promise<void> =>
      write(null, (tx) => (muted ? add(tx, actor, order) : remove(tx, { user: actor.id, order }))),

    /** For a user who no longer takes part in the order. */
    remove,
  };
}

export type MutesService = ReturnType<typeof createMutesService>;
