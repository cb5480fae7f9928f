import { type AreaName, areas } from '@boostdesk/api-client/contract';
import { type AreaDeps, createAreaHandlers } from './areas/area-handlers.ts';
import { applicationsArea } from './domains/applications/applications.repository.ts';
import { blogArea } from './domains/blog/blog.repository.ts';
import type { BlogService } from './domains/blog/blog.service.ts';
import { couponsArea } from './domains/coupons/coupons.repository.ts';
import type { CouponsService } from './domains/coupons/coupons.service.ts';
import { expensesArea } from './domains/expenses/expenses.repository.ts';
import { createExpensesService, type ExpensesDeps } from './domains/expenses/expenses.service.ts';
import { feedbacksArea } from './domains/feedbacks/feedbacks.repository.ts';
import type { FeedbacksService } from './domains/feedbacks/feedbacks.service.ts';
import type { DuoqService } from './domains/game-accounts/duoq.service.ts';
import { offersArea } from './domains/game-accounts/offers.repository.ts';
import type { OffersService } from './domains/game-accounts/offers.service.ts';
import { giftsArea } from './domains/gifts/gifts.repository.ts';
import type { GiftsService } from './domains/gifts/gifts.service.ts';
import { boostcoinsArea } from './domains/money/coins.repository.ts';
import { type CoinsDeps, createCoinsService } from './domains/money/coins.service.ts';
import { finesArea } from './domains/money/fines.repository.ts';
import type { FinesService } from './domains/money/fines.service.ts';
import { movementsArea } from './domains/money/movements.repository.ts';
import { payoutsArea } from './domains/money/payouts.repository.ts';
import { progressPaysArea } from './domains/money/progress-pays.repository.ts';
import type { OrdersService } from './domains/orders/orders.service.ts';
import { ordersArea, staffNotes } from './domains/orders/orders-area.repository.ts';
import type { StaffTimeline } from './domains/orders/staff-timeline.service.ts';
import { pageErrorsArea } from './domains/page-errors/page-errors.repository.ts';
import { addonPaymentsArea, customPaymentsArea } from './domains/payments/payments.repository.ts';
import type { PaymentsService } from './domains/payments/payments.service.ts';
import type { QuickRepliesService } from './domains/quick-replies/quick-replies.service.ts';
import { siteLogsArea } from './domains/site-log/site-log.repository.ts';
import { employeesArea } from './domains/users/employees.repository.ts';
import { createEmployeesService, type EmployeesDeps } from './domains/users/employees.service.ts';
import { usersArea } from './domains/users/users-area.repository.ts';
import type { HandlersOf } from './http/handler-types.ts';

interface AreaServices {
  readonly blog: Pick<BlogService, 'area'>;
  readonly coupons: Pick<CouponsService, 'change' | 'addition'>;
  readonly duoq: DuoqService;
  readonly feedbacks: Pick<FeedbacksService, 'change'>;
  readonly fines: FinesService;
  readonly gifts: Pick<GiftsService, 'addition' | 'takeBack'>;
  readonly offers: OffersService;
  readonly payments: PaymentsService;
  readonly orders: Pick<OrdersService, 'progressPayAddition'>;
  readonly quickReplies: QuickRepliesService;
  readonly timeline: StaffTimeline;
}

type Deps = AreaDeps & AreaServices & CoinsDeps & EmployeesDeps & ExpensesDeps & { readonly clock: () => Date };

export const areaRoutes = (deps: Deps): HandlersOf<AreaName> => ({
  ...createAreaHandlers(areas.users, { list: usersArea }, deps),
  ...createAreaHandlers(areas.employees, { list: employeesArea, change: createEmployeesService(deps) }, deps),
  ...createAreaHandlers(areas.expenses, { list: expensesArea, ...createExpensesService(deps) }, deps),
  ...createAreaHandlers(areas.applications, { list: applicationsArea }, deps),
  ...createAreaHandlers(areas.gifts, { list: giftsArea, addition: deps.gifts.addition }, deps),
  ...createAreaHandlers(
    areas.coupons,
    { list: couponsArea, change: deps.coupons.change, addition: deps.coupons.addition },
    deps,
  ),
  ...createAreaHandlers(areas.blog, { list: blogArea, ...deps.blog.area }, deps),
  ...createAreaHandlers(areas.feedbacks, { list: feedbacksArea, change: deps.feedbacks.change }, deps),
  ...createAreaHandlers(
    areas.orders,
    {
      list: (actor) => ordersArea({ actor, shares: null, now: deps.clock() }),
      change: {
        ...{ action: 'order.edit', lock: staffNotes.lock },
        async save(tx, order, fields, { id: actor }) {
          await staffNotes.save(tx, order, fields);
          await deps.timeline.add(tx, { order, kind: 'note_changed', actor, data: {} });
        },
      },
      isSameForAll: true,
      logKind: 'order',
    },
    deps,
  ),
  ...createAreaHandlers(areas.payouts, { list: payoutsArea }, deps),
  ...createAreaHandlers(areas.sitelogs, { list: siteLogsArea }, deps),
  ...createAreaHandlers(areas.fines, { list: finesArea, addition: deps.fines.addition }, deps),
  ...createAreaHandlers(areas.movements, { list: movementsArea }, deps),
  ...createAreaHandlers(areas.pageerrors, { list: pageErrorsArea }, deps),
  ...createAreaHandlers(
    areas.progresspays,
    { list: progressPaysArea, addition: deps.orders.progressPayAddition },
    deps,
  ),
  ...createAreaHandlers(areas.boostcoins, { list: boostcoinsArea, addition: createCoinsService(deps) }, deps),
  ...createAreaHandlers(areas.custompayments, { list: customPaymentsArea, addition: deps.payments.custom }, deps),
  ...createAreaHandlers(areas.addonpayments, { list: addonPaymentsArea, addition: deps.payments.addon }, deps),
  ...createAreaHandlers(areas.duoqaccounts, deps.duoq, deps),
  ...createAreaHandlers(areas.accountselling, { list: offersArea, ...deps.offers }, deps),
  ...createAreaHandlers(areas.quickreplies, deps.quickReplies, deps),
  'quickreplies.addPicture': (context, asked) =>
    deps.quickReplies.addPicture(context, asked, context.file ?? Buffer.alloc(0)),
  'quickreplies.removePicture': (context, asked) => deps.quickReplies.removePicture(context, asked),
  'duoqaccounts.borrow': (context, asked) => deps.duoq.borrow(context, asked),
  'duoqaccounts.giveBack': (context, { id }) => deps.duoq.giveBack(context, id),
  'duoqaccounts.saveLogin': (context, given) => deps.duoq.saveLogin(context, given),
  'duoqaccounts.reveal': (context, { id }) => deps.duoq.reveal(context, id),
  'accountselling.saveLogin': (context, given) => deps.offers.saveLogin(context, given),
  'accountselling.approve': (context, asked) => deps.offers.approve(context, asked),
  'accountselling.refuse': (context, asked) => deps.offers.refuse(context, asked),
  'accountselling.withdraw': (context, { id }) => deps.offers.withdraw(context, id),
  'accountselling.buy': (context, given) => deps.offers.buy(context, given),
  'accountselling.reveal': (context, { id }) => deps.offers.reveal(context, id),
  'custompayments.cancel': (context, { id }) => deps.payments.cancel(context, id, 'custompayments'),
  'addonpayments.cancel': (context, { id }) => deps.payments.cancel(context, id, 'addonpayments'),
  'fines.lift': (context, { id }) => deps.fines.lift(context, id),
  'gifts.takeBack': (context, { id }) => deps.gifts.takeBack(context, id),
});
