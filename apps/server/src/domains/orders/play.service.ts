import type { PlayState } from '@boostdesk/api-client/contract';
import type { Actor } from '@boostdesk/auth';
import { ORDER_STATUS } from '@boostdesk/catalogs';
import { isPlayingNow, mayPoke, playingEnd, pokeAllowedAt } from '@boostdesk/catalogs/play';
import { activeStatuses, isStatusIn } from '@boostdesk/catalogs/rules';
import type { Reader } from '../../db/index.ts';
import { HttpError } from '../../http/http-error.ts';
import { msg } from '../../i18n/message.ts';
import { assertAllowed } from './order-access.ts';
import type { OrderCommandDeps, OrderCommands } from './order-commands.ts';
import type { OrderRecord } from './orders.repository.ts';
import type { CommandCaller } from './orders-deps.ts';
import { createPlayRepository } from './play.repository.ts';

/** 'Playing now' and pokes of an order's booster. docs/product.md, Playing now and Poke. */
export function createPlayService(
  { availability, clock, db, events, orders, reading, subjects, write }: OrderCommandDeps,
  commands: OrderCommands,
) {
  const played = createPlayRepository();

  /** Null unless the customer may poke in this status. */
  async function findPokeTimes(from: Reader, order: OrderRecord) {
    const {
      booster_id: booster,
      booster_active_at: active,
      cancelled_at: cancelled,
      started_at: started,
      status,
    } = order;
    if (booster === null || started === null || cancelled !== null || status !== ORDER_STATUS.processing) return null;
    const activity = await played.findLastActivity(from, order);
    const lastActivity = Math.max(started.getTime(), active?.getTime() ?? 0, activity?.getTime() ?? 0);
    // A poke of an earlier booster does not count.
    const poked = order.poked_at !== null && order.poked_at >= started ? order.poked_at : null;
    return { lastActivity, lastPoke: poked?.getTime() ?? null };
  }

  async function read(from: Reader, order: OrderRecord): Promise<PlayState> {
    const { booster_id: booster, cancelled_at: cancelled, playing_until: until, status } = order;
    // Later the booster's hours are no longer the customer's business.
    const isActive = cancelled === null && isStatusIn(activeStatuses, status);
    const times = await findPokeTimes(from, order);
    return {
      playingUntil: isPlayingNow(until?.getTime() ?? null, clock().getTime()) ? (until?.toISOString() ?? null) : null,
      availability: booster === null || !isActive ? null : await availability.find(from, booster),
      poke: times && {
        allowedAt: new Date(pokeAllowedAt(times)).toISOString(),
        lastAt: times.lastPoke === null ? null : new Date(times.lastPoke).toISOString(),
      },
    };
  }

  async function load(from: Reader, id: number): Promise<OrderRecord> {
    const order = await played.find(from, id);
    if (order === undefined) throw new HttpError('not_found');
    return order;
  }

  return {
    async get({ actor }: { readonly actor: Actor }, id: number): Promise<PlayState> {
      const order = await load(db, id);
      assertAllowed('order.viewPlay', actor, subjects.toSubject(order), await reading.rulesFor(db, actor));
      return read(db, order);
    },

    /** Setting it again starts the six hours anew. */
    setPlaying: (caller: CommandCaller, { order: id, isPlaying }: { order: number; isPlaying: boolean }) =>
      write(caller, async (tx) => {
        const { order, now } = await commands.loadForUpdate(tx, caller, 'order.setPlaying', id);
        const end = isPlaying ? new Date(playingEnd(now.getTime())) : null;
        await orders.update(tx, id, {
          playing_since: isPlaying ? now : null,
          playing_until: end,
          booster_active_at: now,
        });
        await commands.publishUpdate(tx, order, order);
        return read(tx, await load(tx, id));
      }),

    /** @throws HttpError `conflict` within 12 hours of the booster's last activity or the last poke */
    poke: (caller: CommandCaller, id: number) =>
      write(caller, async (tx) => {
        const context = await commands.loadForUpdate(tx, caller, 'order.poke', id);
        const { by, now, order } = context;
        const times = await findPokeTimes(tx, order);
        if (times === null || order.booster_id === null) throw new HttpError('conflict');
        if (!mayPoke(times, now.getTime()))
          throw new HttpError(
            'conflict',
            msg(
              'You can ask for a sign of life 12 hours after the booster’s last activity and after your last request.',
            ),
          );
        const booster = order.booster_id;
        await commands.applyChange(context, 'order.poke', {
          set: { poked_at: now },
          event: { kind: 'poked' },
          systemMessage: { code: 'poked', params: { by } },
          notify: { code: 'poked', params: { by }, to: 'booster' },
          afterWrite: () =>
            events.publishToUsers(tx, [booster], 'poke', { id, by: { id: order.customer_id, name: by } }),
        });
        return { ok: true } as const;
      }),
  };
}

export type PlayService = ReturnType<typeof createPlayService>;
