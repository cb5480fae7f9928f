import type { Actor, RuleLimits } from '@boostdesk/auth';
import type { Db, Reader } from '../../db/index.ts';
import type { Write } from '../../db/writer.ts';
import { HttpError } from '../../http/http-error.ts';
import type { SiteLogService } from '../site-log/site-log.service.ts';
import { createLimitsRepository } from './limits.repository.ts';

export interface LimitsDeps {
  readonly db: Db;
  readonly write: Write;
  readonly siteLog: Pick<SiteLogService, 'record'>;
}

interface LimitsRequest {
  readonly fields: RuleLimits;
  readonly version: number;
}

/** Limits of the rules, for all who check them. docs/product.md, Limits. */
export function createLimitsService({ db, write, siteLog }: LimitsDeps) {
  const repository = createLimitsRepository();

  return {
    read: async (from: Reader): Promise<RuleLimits> => repository.read(from),

    get: async () => ({ limits: await repository.read(db) }),

    /**
     * Saving the current limits again does nothing.
     * @throws HttpError `conflict` when other limits were saved meanwhile
     */
    save: ({ actor }: { readonly actor: Actor }, { fields, version }: LimitsRequest) =>
      write(null, async (tx) => {
        const { version: current, ...before } = await repository.read(tx);
        const changed = (['trialMaxPrice', 'twoToSignAbove'] as const).filter((name) => before[name] !== fields[name]);
        if (changed.length === 0) return { limits: { ...before, version: current } };
        const limits = { ...fields, version: current + 1 };
        if (current !== version || !(await repository.save(tx, limits))) throw new HttpError('conflict');
        const pick = (from: RuleLimits) => Object.fromEntries(changed.map((name) => [name, from[name]]));
        await siteLog.record(tx, {
          actor,
          action: 'limits.edit',
          object: { kind: 'page', id: 'limits' },
          before: pick(before),
          after: pick(fields),
        });
        return { limits };
      }),
  };
}

export type LimitsService = ReturnType<typeof createLimitsService>;
