import type { HandlersOf } from '../../http/handler-types.ts';
import type { EarningsService } from './earnings.service.ts';
import { exchangeRate } from './exchange.ts';
import type { LedgerService } from './ledger.service.ts';
import type { PayoutsService } from './payouts.service.ts';

export interface MoneyRoutesDeps {
  readonly earnings: EarningsService;
  readonly ledger: LedgerService;
  readonly payouts: PayoutsService;
}

type MoneyHandlers = HandlersOf<'earnings'> & HandlersOf<'exchange'> & HandlersOf<'ledger'> & HandlersOf<'payout'>;

export const moneyRoutes = ({ earnings, ledger, payouts }: MoneyRoutesDeps): MoneyHandlers => ({
  'earnings.getForOrder': ({ actor }, { order }) => earnings.getForOrder(actor, order),
  'earnings.getMine': ({ actor }, query) => earnings.getOwn(actor, query),
  'exchange.usdToEur': async () => ({ rate: exchangeRate('USD', 'EUR') }),
  'exchange.eurToUsd': async () => ({ rate: exchangeRate('EUR', 'USD') }),
  'ledger.getDays': () => ledger.days(),
  'ledger.getTotals': () => ledger.totals(),
  'payout.get': (_, { id }) => payouts.get(id),
  'payout.getCandidates': () => payouts.candidates(),
  'payout.propose': (context, input) => payouts.propose(context, input),
  'payout.withdraw': (context, { id }) => payouts.withdraw(context, id),
  'payout.pay': (context, { id }) => payouts.pay(context, id),
});
