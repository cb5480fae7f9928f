import { createBoostersRepository } from './boosters.repository.ts';
import { createDisputeRefund } from './dispute-refund.ts';
import { createDisputesRepository } from './disputes.repository.ts';
import { createDisputesService } from './disputes.service.ts';
import { createEvidenceRepository } from './evidence.repository.ts';
import { createEvidenceService } from './evidence.service.ts';
import { createGuidesService } from './guides.service.ts';
import { createOrderAnnouncement } from './order-announcement.ts';
import { createOrderCheckoutService } from './order-checkout.ts';
import { createOrderCommands } from './order-commands.ts';
import { createOrderCredentialsService } from './order-credentials.ts';
import { createOrderEndingService } from './order-ending.ts';
import { createOrderExtraService } from './order-extra.ts';
import { createOrderFulfilmentService } from './order-fulfilment.ts';
import { createOrderLists } from './order-lists.repository.ts';
import { createOrderLockInService } from './order-lock-in.ts';
import { createProgressPaymentBooking } from './order-progress-booking.ts';
import { createOrderProgressService } from './order-progress-log.ts';
import { createProgressPayAddition } from './order-progress-pay.ts';
import { createOrderQueryService } from './order-query.ts';
import { createOrderRevisionService } from './order-revision.ts';
import { createOrderStaffService } from './order-staff.ts';
import { createOrderTipService } from './order-tip.ts';
import { createOrderUnassignService } from './order-unassign.ts';
import { createOrdersRepository } from './orders.repository.ts';
import type { OrdersDeps } from './orders-deps.ts';
import { createPlayService } from './play.service.ts';
import { createSessionsRepository } from './sessions.repository.ts';
import { createSessionsService } from './sessions.service.ts';

export function createOrdersService(deps: OrdersDeps) {
  const repositories = {
    orders: createOrdersRepository(),
    boosters: createBoostersRepository(),
    disputes: createDisputesRepository(),
    lists: createOrderLists(),
    sessions: createSessionsRepository(),
  };
  const reading = createOrderQueryService({ ...deps, ...repositories });
  const commandDeps = { ...deps, ...repositories, reading };
  const commands = createOrderCommands(commandDeps);
  const endings = createOrderEndingService(commandDeps);
  const booking = createProgressPaymentBooking(commandDeps);
  const release = createOrderUnassignService(commandDeps, commands, booking);
  const announcement = createOrderAnnouncement(commandDeps, commands);
  return {
    reading,
    announcement,
    checkout: createOrderCheckoutService(commandDeps, commands, announcement),
    lockIn: createOrderLockInService(commandDeps, commands),
    fulfilment: createOrderFulfilmentService(commandDeps, commands, endings),
    progress: createOrderProgressService(commandDeps, commands),
    revision: createOrderRevisionService(commandDeps, commands, endings),
    staff: createOrderStaffService(commandDeps, commands, { booking, endings, release }),
    tips: createOrderTipService(commandDeps, commands),
    credentials: createOrderCredentialsService(commandDeps, commands),
    progressPayAddition: createProgressPayAddition(commandDeps, commands, booking),
    extra: createOrderExtraService(commandDeps, commands),
    disputes: createDisputesService(commandDeps, commands, {
      refunds: createDisputeRefund(commandDeps, endings),
      release,
    }),
    evidence: createEvidenceService(commandDeps, createEvidenceRepository()),
    guides: createGuidesService(commandDeps, commands),
    play: createPlayService(commandDeps, commands),
    sessions: createSessionsService(commandDeps, commands),
    release,
  };
}

export type OrdersService = ReturnType<typeof createOrdersService>;
