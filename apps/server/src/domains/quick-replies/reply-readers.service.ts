import { type Actor, can } from '@boostdesk/auth';
import type { Reader } from '../../db/index.ts';
import { createQuickRepliesRepository } from './quick-replies.repository.ts';

/** Whether users may read quick replies, for their pictures. */
export function createReplyReaders() {
  const replies = createQuickRepliesRepository();
  return {
    async canRead(from: Reader, actor: Actor, id: number): Promise<boolean> {
      const reply = await replies.byId(from, id);
      return reply !== undefined && can('quickReply.read', actor, reply);
    },
  };
}

export type ReplyReaders = ReturnType<typeof createReplyReaders>;
