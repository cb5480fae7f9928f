import type { AreaName } from '@boostdesk/api-client/contract';
import type { Action, Actor } from '@boostdesk/auth';
import { type AreaList, createAreaReader, type ListedArea, type PageQuery } from '../db/area-list.ts';
import type { Db, Tx } from '../db/index.ts';
import { createSingleFlight } from '../db/single-flight.ts';
import { createTimedReads } from '../db/timed-reads.ts';
import type { Write } from '../db/writer.ts';
import type { SiteLogService } from '../domains/site-log/site-log.service.ts';
import type { CallContext, HandlersOf } from '../http/handler-types.ts';
import { HttpError } from '../http/http-error.ts';

export interface AreaDeps {
  readonly db: Db;
  readonly write: Write;
  readonly siteLog: Pick<SiteLogService, 'record'>;
}

/** Whether a change of a row with these fields is in the site log. */
type IsLogged<F> = (fields: F) => boolean;

/** One transaction with the row locked. */
export interface AreaChange<F extends object> {
  /** The call's right, also the action in the site log. */
  readonly action: Action;
  /**
   * Runs before the row is read.
   * @throws HttpError
   */
  readonly assertAllowed?: (tx: Tx, actor: Actor, id: number) => Promise<void>;
  /** Locks the row until the transaction ends. */
  readonly lock: (tx: Tx, id: number) => Promise<{ readonly version: number; readonly fields: F } | undefined>;
  /** Increments the version. */
  readonly save: (tx: Tx, id: number, fields: F, actor: Actor) => Promise<void>;
  readonly afterSave?: (tx: Tx, id: number, change: { readonly before: F; readonly after: F }) => Promise<void>;
  /** @default all changes are in the site log */
  readonly isLogged?: IsLogged<F>;
}

export interface AreaAddition<F extends object> {
  readonly action: Action;
  readonly insert: (tx: Tx, fields: F, actor: Actor) => Promise<number>;
  readonly isLogged?: IsLogged<F>;
}

export interface AreaRemoval<F extends object> {
  readonly action: Action;
  readonly assertAllowed?: AreaChange<F>['assertAllowed'];
  readonly lock: AreaChange<F>['lock'];
  readonly remove: (tx: Tx, id: number) => Promise<void>;
  readonly isLogged?: IsLogged<F>;
}

const always = (): boolean => true;

type Fields = Readonly<Record<string, unknown>>;

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

function diffFields(before: Fields, after: Fields): { before: Fields; after: Fields } | null {
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

/** @throws HttpError when the row is missing or its version has changed */
function fieldsAtVersion<F>(held: { readonly version: number; readonly fields: F } | undefined, version: number): F {
  if (held === undefined) throw new HttpError('not_found');
  if (held.version !== version) throw new HttpError('conflict');
  return held.fields;
}

export interface AreaDefinition<
  A extends ListedArea,
  O extends { readonly id: number },
  F extends object,
  C extends object,
> {
  /** A function of the user when users see different rows. */
  readonly list: AreaList<A, O> | ((actor: Actor) => AreaList<A, O>);
  readonly change?: AreaChange<F>;
  readonly addition?: AreaAddition<C>;
  readonly removal?: AreaRemoval<F>;
  /** All users see the same rows, although the function maps them by user. */
  readonly isSameForAll?: true;
  /**
   * Kind of object in the site log.
   * @default the area's name
   */
  readonly logKind?: 'order';
}

/**
 * The contract checks rights before. Changes of an outdated version are a conflict; others are logged with before and
 * after.
 */
export function createAreaHandlers<
  N extends AreaName,
  A extends ListedArea & { readonly name: N },
  O extends { readonly id: number },
  F extends object = object,
  C extends object = F,
>(area: A, definition: AreaDefinition<A, O, F, C>, deps: AreaDeps): HandlersOf<N> {
  const { list, isSameForAll, change, addition, removal, logKind } = definition;
  const kind = logKind ?? area.name;
  const rows = createTimedReads(deps.db);
  const counts = createSingleFlight(rows);
  const readerFor = (actor: Actor) => {
    if (typeof list !== 'function') return createAreaReader(area, list, { rows, count: counts });
    const whose = isSameForAll === true ? 'all' : actor.id;
    return createAreaReader(area, list(actor), {
      rows,
      count: (what, read) => counts(`${whose} ${what}`, read),
    });
  };

  async function getRow(db: Db | Tx, actor: Actor, id: number) {
    const row = await readerFor(actor).one(db, id);
    if (row === undefined) throw new HttpError('not_found');
    return { row };
  }

  const update = ({ action, lock, assertAllowed, save, afterSave, isLogged = always }: AreaChange<F>) => {
    return (context: CallContext, { id, version, fields }: Update<F>) =>
      deps.write(context, async (tx) => {
        await assertAllowed?.(tx, context.actor, id);
        const before = fieldsAtVersion(await lock(tx, id), version);
        const changed = diffFields(before as Fields, fields as Fields);
        if (changed !== null) {
          await save(tx, id, fields, context.actor);
          if (isLogged(before) || isLogged(fields))
            await deps.siteLog.record(tx, { actor: context.actor, action, object: { kind, id }, ...changed });
          await afterSave?.(tx, id, { before, after: fields });
        }
        return getRow(tx, context.actor, id);
      });
  };

  const create = ({ action, insert, isLogged = always }: AreaAddition<C>) => {
    return (context: CallContext, { fields }: { readonly fields: C }) =>
      deps.write(context, async (tx) => {
        const id = await insert(tx, fields, context.actor);
        const object = { kind, id } as const;
        if (isLogged(fields))
          await deps.siteLog.record(tx, {
            actor: context.actor,
            action,
            object,
            before: null,
            after: fields as Fields,
          });
        return getRow(tx, context.actor, id);
      });
  };

  const remove = ({ action, assertAllowed, lock, remove, isLogged = always }: AreaRemoval<F>) => {
    return (context: CallContext, { id, version }: Pick<Update<F>, 'id' | 'version'>) =>
      deps.write(context, async (tx) => {
        await assertAllowed?.(tx, context.actor, id);
        const before = fieldsAtVersion(await lock(tx, id), version);
        await remove(tx, id);
        const object = { kind, id } as const;
        if (isLogged(before))
          await deps.siteLog.record(tx, {
            actor: context.actor,
            action,
            object,
            before: before as Fields,
            after: null,
          });
        return { ok: true } as const;
      });
  };

  const handlers: object = {
    [`${area.name}.getPage`]: ({ actor }: CallContext, query: PageQuery<A>) => readerFor(actor).page(deps.db, query),
    [`${area.name}.get`]: ({ actor }: CallContext, { id }: { readonly id: number }) => getRow(deps.db, actor, id),
    ...(change === undefined ? {} : { [`${area.name}.update`]: update(change) }),
    ...(addition === undefined ? {} : { [`${area.name}.create`]: create(addition) }),
    ...(removal === undefined ? {} : { [`${area.name}.remove`]: remove(removal) }),
  };
  // The types match the area's own calls; the server does not start when a handler is missing.
  return handlers as HandlersOf<N>;
}
