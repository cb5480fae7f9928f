import { randomBytes } from 'node:crypto';
import type { ResponseOf, TrackingLink, tracking } from '@boostdesk/api-client/contract';
import type { Actor } from '@boostdesk/auth';
import { isOrderStatus } from '@boostdesk/catalogs';
import type { Db, Reader } from '../../db/index.ts';
import type { Write } from '../../db/writer.ts';
import { HttpError } from '../../http/http-error.ts';
import { msg } from '../../i18n/message.ts';
import type { SiteLogService } from '../site-log/site-log.service.ts';
import { assertAllowed } from './order-access.ts';
import { estimateFor } from './order-clock.ts';
import { toProgress } from './order-progress-columns.ts';
import type { OrderSubjects } from './order-subjects.service.ts';
import { createTrackingRepository } from './tracking.repository.ts';

const TOKEN_BYTES = 24;
const DAY_MS = 24 * 60 * 60 * 1000;

export interface TrackingDeps {
  readonly db: Db;
  readonly write: Write;
  readonly clock: () => Date;
  readonly subjects: OrderSubjects;
  readonly siteLog: Pick<SiteLogService, 'record'>;
  readonly siteUrl: string;
}

interface Caller {
  readonly actor: Actor;
}

const instant = (at: Date | null): string | null => at?.toISOString() ?? null;

/** Tracking links: an order's status and progress for anybody who has the link. docs/product.md, Tracking link. */
export function createTrackingService({ db, write, clock, subjects, siteLog, siteUrl }: TrackingDeps) {
  const links = createTrackingRepository();

  const toLink = (token: string, expiresAt: Date): TrackingLink => ({
    url: new URL(`/track/${token}`, siteUrl).href,
    expiresAt: expiresAt.toISOString(),
  });

  async function assertMayShare(actor: Actor, order: number, from: Reader): Promise<void> {
    const subject = await subjects.byId(order, from);
    if (subject === undefined) throw new HttpError('not_found');
    assertAllowed('order.shareTracking', actor, subject, {});
  }

  return {
    async getLink({ actor }: Caller, order: number): Promise<{ link: TrackingLink | null }> {
      await assertMayShare(actor, order, db);
      const link = await links.findLink(db, order, clock());
      return { link: link === undefined ? null : toLink(link.token, link.expires_at) };
    },

    createLink: ({ actor }: Caller, { order, days }: { readonly order: number; readonly days: number }) =>
      write(null, async (tx) => {
        await assertMayShare(actor, order, tx);
        const token = randomBytes(TOKEN_BYTES).toString('base64url');
        const expiresAt = new Date(clock().getTime() + days * DAY_MS);
        await links.put(tx, { order, token, expiresAt });
        const object = { kind: 'order', id: order } as const;
        const after = { trackingUntil: expiresAt.toISOString() };
        await siteLog.record(tx, { actor, action: 'order.shareTracking', object, before: null, after });
        return { link: toLink(token, expiresAt) };
      }),

    revokeLink: ({ actor }: Caller, order: number): Promise<{ ok: true }> =>
      write(null, async (tx) => {
        await assertMayShare(actor, order, tx);
        if (await links.remove(tx, order)) {
          const object = { kind: 'order', id: order } as const;
          const after = { trackingUntil: null };
          await siteLog.record(tx, { actor, action: 'order.shareTracking', object, before: null, after });
        }
        return { ok: true };
      }),

    /** @throws HttpError `not_found`, the same for unknown, expired and revoked links */
    async view(token: string): Promise<ResponseOf<typeof tracking.view>> {
      const now = clock();
      const order = await links.findTracked(db, token, now);
      if (order === undefined || !isOrderStatus(order.status))
        throw new HttpError('not_found', msg('This tracking link has expired or was revoked.'));
      return {
        status: order.status,
        game: order.game_id,
        serviceId: order.service_id,
        purchase: order.purchase,
        progress: toProgress(order),
        startedAt: instant(order.started_at),
        progressAt: instant(order.progress_at),
        completedAt: instant(order.completed_at),
        estimate: instant(estimateFor(order, now)),
        expiresAt: order.expires_at.toISOString(),
      };
    },
  };
}

export type TrackingService = ReturnType<typeof createTrackingService>;
