import { type Actor, checkPermission } from '@boostdesk/auth';
import type { AreaChange } from '../../areas/area-handlers.ts';
import type { Db, Tx } from '../../db/index.ts';
import { HttpError } from '../../http/http-error.ts';
import { msg } from '../../i18n/message.ts';
import type { NotificationsService } from '../notifications/notifications.service.ts';
import { createFeedbacksRepository, type FeedbackFields } from './feedbacks.repository.ts';

export interface FeedbacksDeps {
  readonly db: Db;
  readonly notifications: Pick<NotificationsService, 'notify'>;
}

/** Everyone reads published reviews; customers are notified of answers. docs/product.md, Reviews. */
export function createFeedbacksService({ db, notifications }: FeedbacksDeps) {
  const feedbacks = createFeedbacksRepository();

  async function assertAllowed(tx: Tx, actor: Actor, id: number): Promise<void> {
    const parties = await feedbacks.partiesOf(tx, id);
    if (parties === undefined) throw new HttpError('not_found');
    const decision = checkPermission('feedback.edit', actor, parties);
    if (decision.ok) return;
    if (decision.reason !== 'oneself') throw new HttpError('forbidden');
    throw new HttpError('conflict', msg('This is a review of your own order. Someone else has to do this.'));
  }

  const change: AreaChange<FeedbackFields> = {
    action: 'feedback.edit',
    assertAllowed,
    lock: feedbacks.lock,
    save: (tx, id, fields) => feedbacks.save(tx, id, fields),
    async afterSave(tx, id, { before, after }) {
      const parties = await feedbacks.partiesOf(tx, id);
      if (parties === undefined || after.answer === null || after.answer === before.answer) return;
      await notifications.notify(tx, { users: [parties.customerId], code: 'review_answered', params: {}, order: id });
    },
  };

  return { change, insert: feedbacks.insert, published: () => feedbacks.published(db) };
}

export type FeedbacksService = ReturnType<typeof createFeedbacksService>;
