import { PROGRESS_UNDO_SECONDS } from '@boostdesk/api-client/contract';
import type { ProgressStep } from '@boostdesk/catalogs';
import type { MatchEntry, ProgressEntry } from '@boostdesk/catalogs/progress';
import { HttpError } from '../../http/http-error.ts';
import { msg } from '../../i18n/message.ts';
import type { OrderChange, OrderCommandContext, OrderCommandDeps, OrderCommands } from './order-commands.ts';
import { type AppliedProgress, applyMatches, applyProgress, applyStep } from './order-progress.ts';
import type { OrderChanges } from './orders.repository.ts';
import type { CommandCaller } from './orders-deps.ts';

const UNDO_MS = PROGRESS_UNDO_SECONDS * 1000;

type Logged = AppliedProgress & Pick<OrderChange['event'], 'earlier' | 'pictures'>;

type LoggedEntry = ProgressEntry & Pick<Logged, 'pictures'> & { readonly id: number };

const toChange = ({ set, data, earlier, pictures, percent }: Logged): OrderChange => ({
  set,
  event: { kind: 'progress', data, earlier, pictures, isUndoable: true },
  systemMessage: { code: 'progress', params: { percent } },
});

interface Undone {
  readonly set: OrderChanges;
  /** How many entries were undone: those of an import are undone together. */
  readonly entries: number;
}

export function createOrderProgressService({ orders }: OrderCommandDeps, commands: OrderCommands) {
  /** @throws HttpError `conflict` unless the entry is the actor's, the order's latest, and recent */
  async function takeEntry({ tx, actor, now, order }: OrderCommandContext, event: number): Promise<Undone> {
    const latest = await orders.findLatestProgress(tx, order.id);
    if (latest === undefined || latest.id !== event || latest.actorId !== actor.id || latest.before === null)
      throw new HttpError('conflict', msg('You can undo only your latest progress entry.'));
    if (now.getTime() - latest.at.getTime() > UNDO_MS)
      throw new HttpError('conflict', msg('An entry can be undone only within a minute. Log a correction instead.'));
    const entries = await orders.markUndone(tx, order.id, latest);
    return { set: latest.before, entries };
  }

  return {
    logProgress: (caller: CommandCaller, { id, pictures, ...logged }: LoggedEntry) =>
      commands.run(caller, 'order.logProgress', id, ({ order }) =>
        toChange({ ...applyProgress(order, logged), pictures }),
      ),

    /** Counts from the locked order, so that concurrent presses add up. */
    stepProgress: (caller: CommandCaller, { id, step }: { readonly id: number; readonly step: ProgressStep }) =>
      commands.run(caller, 'order.logProgress', id, ({ order }) => toChange(applyStep(order, step))),

    importProgress: (
      caller: CommandCaller,
      { id, entries }: { readonly id: number; readonly entries: readonly MatchEntry[] },
    ) => commands.run(caller, 'order.logProgress', id, ({ order }) => toChange(applyMatches(order, entries))),

    undoProgress: (caller: CommandCaller, { id, event }: { readonly id: number; readonly event: number }) =>
      commands.run(caller, 'order.undoProgress', id, async (context) => {
        const { set, entries } = await takeEntry(context, event);
        const percent = Number(set.percent);
        return {
          set,
          event: { kind: 'progress_undone', data: { percent, ...(entries > 1 && { entries }) } },
          systemMessage: { code: 'progress', params: { percent } },
        };
      }),
  };
}
