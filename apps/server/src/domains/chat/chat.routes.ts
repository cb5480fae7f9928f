import type { HandlersOf } from '../../http/handler-types.ts';
import type { ChatService } from './chat.service.ts';
import type { InboxService } from './inbox.service.ts';
import type { MessageSearch } from './message-search.service.ts';
import type { MutesService } from './mutes.service.ts';

export interface ChatRoutesDeps {
  readonly chat: ChatService;
  readonly inbox: InboxService;
  readonly messageSearch: MessageSearch;
  readonly mutes: MutesService;
}

const done = { ok: true } as const;

export const chatRoutes = ({ chat, inbox, messageSearch, mutes }: ChatRoutesDeps): HandlersOf<'chatMessage'> => ({
  'chatMessage.getMessageList': ({ actor, language }, query) => inbox.list(actor, query, language),
  'chatMessage.getHistory': ({ actor }, query) => chat.history(actor, query),
  'chatMessage.search': ({ actor }, query) => messageSearch.search(actor, query),
  'chatMessage.makeRead': async ({ actor }, { id }) => {
    await inbox.makeRead(actor, id);
    return done;
  },
  'chatMessage.makeUnread': async ({ actor }, { id }) => {
    await inbox.makeUnread(actor, id);
    return done;
  },
  'chatMessage.clearMessages': async ({ actor }, { ids }) => {
    await inbox.clear(actor, ids);
    return done;
  },
  'chatMessage.restoreMessages': async ({ actor }, { ids }) => {
    await inbox.restore(actor, ids);
    return done;
  },
  'chatMessage.makeOrderRead': async ({ actor }, query) => {
    await inbox.makeOrderRead(actor, query);
    return done;
  },
  'chatMessage.muteOrder': async ({ actor }, query) => {
    await mutes.set(actor, query);
    return done;
  },
});
