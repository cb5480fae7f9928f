import type { HandlersOf } from '../../http/handler-types.ts';
import type { PaymentsService } from './payments.service.ts';

export const paymentsRoutes = (payments: PaymentsService): HandlersOf<'payment'> => ({
  'payment.getOpen': ({ actor }) => payments.open(actor),
  'payment.get': ({ actor }, { id }) => payments.get(actor, id),
  'payment.pay': (context, given) => payments.pay(context, given),
});
