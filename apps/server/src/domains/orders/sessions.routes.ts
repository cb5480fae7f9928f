import type { HandlersOf } from '../../http/handler-types.ts';
import type { SessionsService } from './sessions.service.ts';

export const sessionsRoutes = (sessions: SessionsService): HandlersOf<'playSession'> => ({
  'playSession.propose': (context, proposal) => sessions.propose(context, proposal),
  'playSession.answer': (context, answer) => sessions.answer(context, answer),
  'playSession.move': (context, moved) => sessions.move(context, moved),
  'playSession.getFile': (context, { id }) => sessions.getFile(context, id),
  'playSession.getFeed': ({ actor }) => sessions.getFeed(actor),
  'playSession.renewFeed': ({ actor }) => sessions.renewFeed(actor),
  'playSession.revokeFeed': async ({ actor }) => {
    await sessions.revokeFeed(actor);
    return { ok: true };
  },
});
