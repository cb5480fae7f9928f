// What an order costs, line by line, and what its booster gets of it. No user, no clock, no network.
import { explainRevenueShare, quoteOrder, rankByName, serviceBySlug, splitByPercent } from '@boostdesk/catalogs';

const from = rankByName('standard', 'gold iv');
const target = rankByName('standard', 'Platinum II');
if (!from || !target) throw new Error('no such rank');

const quote = quoteOrder({
  serviceId: 1,
  serverId: 2,
  from: from.number,
  target: target.number,
  options: { priorityOrder: true },
  coupon: { code: 'WELCOME10', kind: 'percent', value: 10 },
});
if (!quote.ok) throw new Error(`${quote.field}: ${quote.reason}`);

for (const line of quote.lines) console.log(line.code.padEnd(14), line.amount);
console.log('total'.padEnd(14), quote.total, quote.currency, `in ${quote.days} days`);

const service = serviceBySlug('lol-coaching');
if (!service) throw new Error('no such service');
const booster = { share_percent: 60, valorant_share_percent: 65, acc_share_percent: null };
const share = explainRevenueShare(booster, service);
for (const { source, percent, reason } of share.candidates) console.log(source.padEnd(14), percent, reason);

// The booster's part and the house's: not a cent is lost between them.
console.log(splitByPercent(quote.total, share.percent));

// What is wrong is a value that names the field, never an exception and never another price.
console.log(quoteOrder({ serviceId: 1, serverId: 2, from: target.number, target: from.number }));
