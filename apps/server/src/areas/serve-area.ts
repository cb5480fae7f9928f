import type { AreaName } from '@boostdesk/api-client/contract';
import type { Action, Actor } from '@boostdesk/auth';
import type { CallContext, HandlersOf } from '../contract/handlers.ts';
import { Refusal } from '../contract/refusal.ts';
import { type AreaList, createAreaReader, type ListedArea, type PageQuery } from '../db/area-list.ts';
import type { Db, Tx } from '../db/index.ts';
import { createLimitedReads } from '../db/limited-reads.ts';
import { createSharedReads } from '../db/shared-reads.ts';
import type { Write } from '../db/writer.ts';
import type { SiteLogService } from '../domains/site-log/site-log.service.ts';

export interface AreaDeps {
  readonly db: Db;
  readonly write: Write;
  readonly siteLog: Pick<SiteLogService, 'record'>;
}

/** How a row of an area is changed: all inside one transaction, with the row held. */
export interface AreaChange<F extends object> {
  /** What the site log calls it: the right of the call. */
  readonly action: Action;
  /** The rule on the object, asked before the row is looked for. @throws Refusal */
  readonly assertMay?: (tx: Tx, actor: Actor, id: number) => Promise<void>;
  /** Holds the row until the transaction ends. */
  readonly lock: (tx: Tx, id: number) => Promise<{ readonly version: number; readonly fields: F } | undefined>;
  /** Writes the fields, and the next version. */
  readonly save: (tx: Tx, id: number, fields: F) => Promise<void>;
  /** What follows from it: events, rooms. */
  readonly saved?: (tx: Tx, id: number, change: { readonly before: F; readonly after: F }) => Promise<void>;
}

/** How a row is added. */
export interface AreaAddition<F extends object> {
  readonly action: Action;
  /** Answers the new row's id. */
  readonly insert: (tx: Tx, fields: F, actor: Actor) => Promise<number>;
}

/** How a row is taken away, with the row held. */
export interface AreaRemoval<F extends object> {
  readonly action: Action;
  /** Holds the row until the transaction ends. */
  readonly lock: AreaChange<F>['lock'];
  readonly remove: (tx: Tx, id: number) => Promise<void>;
}

type Fields = Readonly<Record<string, unknown>>;

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Only the fields that differ, for the site log. */
function difference(before: Fields, after: Fields): { before: Fields; after: Fields } | null {
  const changed = Object.keys(after).filter((name) => !isSame(before[name], after[name]));
  if (changed.length === 0) return null;
  const only = (from: Fields) => Object.fromEntries(changed.map((name) => [name, from[name]]));
  return { before: only(before), after: only(after) };
}

interface Update<F> {
  readonly id: number;
  readonly version: number;
  readonly fields: F;
}

/** What a row holds that was asked to be held. @throws Refusal where it is not there, or no longer as it was seen */
function heldAt<F>(held: { readonly version: number; readonly fields: F } | undefined, version: number): F {
  if (held === undefined) throw new Refusal('not_found');
  if (held.version !== version) throw new Refusal('conflict');
  return held.fields;
}

export interface AreaServing<
  A extends ListedArea,
  O extends { readonly id: number },
  F extends object,
  C extends object,
> {
  /** For an area of which not everybody sees every row: the list as one user has it. */
  readonly list: AreaList<A, O> | ((actor: Actor) => AreaList<A, O>);
  readonly change?: AreaChange<F>;
  readonly addition?: AreaAddition<C>;
  readonly removal?: AreaRemoval<F>;
  /** Where the list is one of each user: everybody sees the same rows, though not the same of each. */
  readonly isOfAll?: true;
  /** What the site log calls a row, where others write of it too. @default the area's name */
  readonly logged?: 'order';
}

/**
 * The handlers of an area's calls, made from its definition. Rights are checked by the contract before any of them runs; a change
 * finds the row as it was seen or is a conflict, and stands in the site log with before and after.
 */
export function serveArea<
  N extends AreaName,
  A extends ListedArea & { readonly name: N },
  O extends { readonly id: number },
  F extends object = object,
  C extends object = F,
>(area: A, serving: AreaServing<A, O, F, C>, deps: AreaDeps): HandlersOf<N> {
  const { list, isOfAll, change, addition, removal, logged } = serving;
  const kind = logged ?? area.name;
  const rows = createLimitedReads(deps.db);
  const counts = createSharedReads(rows);
  const readerFor = (actor: Actor) => {
    if (typeof list !== 'function') return createAreaReader(area, list, { rows, count: counts });
    const whose = isOfAll === true ? 'all' : actor.id;
    return createAreaReader(area, list(actor), {
      rows,
      count: (what, read) => counts(`${whose} ${what}`, read),
    });
  };

  async function one(db: Db | Tx, actor: Actor, id: number) {
    const row = await readerFor(actor).one(db, id);
    if (row === undefined) throw new Refusal('not_found');
    return { row };
  }

  const update = ({ action, lock, assertMay, save, saved }: AreaChange<F>) => {
    return (context: CallContext, { id, version, fields }: Update<F>) =>
      deps.write(context, async (tx) => {
        await assertMay?.(tx, context.actor, id);
        const before = heldAt(await lock(tx, id), version);
        const changed = difference(before as Fields, fields as Fields);
        if (changed !== null) {
          await save(tx, id, fields);
          await deps.siteLog.record(tx, { actor: context.actor, action, object: { kind, id }, ...changed });
          await saved?.(tx, id, { before, after: fields });
        }
        return one(tx, context.actor, id);
      });
  };

  const create = ({ action, insert }: AreaAddition<C>) => {
    return (context: CallContext, { fields }: { readonly fields: C }) =>
      deps.write(context, async (tx) => {
        const id = await insert(tx, fields, context.actor);
        const object = { kind, id } as const;
        await deps.siteLog.record(tx, { actor: context.actor, action, object, before: null, after: fields as Fields });
        return one(tx, context.actor, id);
      });
  };

  const take = ({ action, lock, remove }: AreaRemoval<F>) => {
    return (context: CallContext, { id, version }: Pick<Update<F>, 'id' | 'version'>) =>
      deps.write(context, async (tx) => {
        const before = heldAt(await lock(tx, id), version);
        await remove(tx, id);
        const object = { kind, id } as const;
        await deps.siteLog.record(tx, { actor: context.actor, action, object, before: before as Fields, after: null });
        return { ok: true } as const;
      });
  };

  const handlers: object = {
    [`${area.name}.getPage`]: ({ actor }: CallContext, query: PageQuery<A>) => readerFor(actor).page(deps.db, query),
    [`${area.name}.get`]: ({ actor }: CallContext, { id }: { readonly id: number }) => one(deps.db, actor, id),
    ...(change === undefined ? {} : { [`${area.name}.update`]: update(change) }),
    ...(addition === undefined ? {} : { [`${area.name}.create`]: create(addition) }),
    ...(removal === undefined ? {} : { [`${area.name}.remove`]: take(removal) }),
  };
  // Requests and answers are those of the area's own calls; the server does not start where one has no handler.
  return handlers as HandlersOf<N>;
}
