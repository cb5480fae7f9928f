import type { HandlersOf } from '../../contract/handlers.ts';
import type { OrdersService } from './orders.service.ts';

export const ordersRoutes = ({ board, buying, credentials, playing, reading }: OrdersService): HandlersOf<'order'> => ({
  'order.getNoLogin': ({ actor }) => reading.withoutLogin(actor),
  'order.create': (context, choice) => buying.create(context, choice),
  'order.pay': (context, payment) => buying.pay(context, payment),
  'order.getList': ({ actor }, query) => reading.list(actor, query),
  'order.getCounts': ({ actor }, { scope }) => reading.counts(actor, scope),
  'order.get': ({ actor }, { id }) => reading.get(actor, id),
  'order.look': (context, { id }) => board.look(context, id),
  'order.letGo': (context, { id }) => board.letGo(context, id),
  'order.lockIn': (context, { id }) => board.lockIn(context, id),
  'order.pause': (context, pause) => playing.pause(context, pause),
  'order.unpause': (context, { id }) => playing.unpause(context, id),
  'order.logProgress': (context, logged) => playing.logProgress(context, logged),
  'order.complete': (context, completion) => playing.complete(context, completion),
  'order.rate': (context, review) => playing.rate(context, review),
  'order.saveCredentials': (context, given) => credentials.save(context, given),
  'order.revealCredentials': (context, { id }) => credentials.reveal(context, id),
});
