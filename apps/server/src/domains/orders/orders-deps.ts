import type { Actor } from '@boostdesk/auth';
import type { Db } from '../../db/index.ts';
import type { IdempotentCall, Write } from '../../db/writer.ts';
import type { MonitoredRedis } from '../../plugins/redis-monitor.ts';
import type { ChatService } from '../chat/chat.service.ts';
import type { ScheduledService } from '../chat/scheduled.service.ts';
import type { CouponsService } from '../coupons/coupons.service.ts';
import type { EventsService } from '../events/events.service.ts';
import type { FeedbacksService } from '../feedbacks/feedbacks.service.ts';
import type { OfferSales } from '../game-accounts/offer-sales.service.ts';
import type { LimitsService } from '../limits/limits.service.ts';
import type { EarningsService } from '../money/earnings.service.ts';
import type { LedgerService } from '../money/ledger.service.ts';
import type { CollectPayment } from '../money/payment-collector.service.ts';
import type { NotificationsService } from '../notifications/notifications.service.ts';
import type { PicturesService } from '../pictures/pictures.service.ts';
import type { SiteLogService } from '../site-log/site-log.service.ts';
import type { AvailabilityService } from '../users/availability.service.ts';
import type { LanguagesService } from '../users/languages.service.ts';
import type { OrderSubjects, Rate } from './order-subjects.service.ts';

export interface CommandCaller extends IdempotentCall {
  readonly actor: Actor;
}

export interface OrdersDeps {
  readonly db: Db;
  readonly write: Write;
  readonly clock: () => Date;
  readonly events: EventsService;
  readonly siteLog: SiteLogService;
  readonly subjects: OrderSubjects;
  readonly chat: Pick<ChatService, 'addSystemMessage' | 'removeReader'>;
  readonly scheduled: Pick<ScheduledService, 'cancelAfterChange' | 'notifyCancelled'>;
  readonly notifications: Pick<NotificationsService, 'notify'>;
  readonly feedbacks: Pick<FeedbacksService, 'insert'>;
  readonly coupons: Pick<CouponsService, 'lockUsable'>;
  readonly ledger: Pick<LedgerService, 'coinBalance' | 'post'>;
  readonly limits: Pick<LimitsService, 'read'>;
  readonly earnings: Omit<EarningsService, 'getForOrder' | 'getOwn'>;
  readonly availability: Pick<AvailabilityService, 'find' | 'isOnVacation' | 'listOnVacation'>;
  readonly redis: MonitoredRedis | null;
  readonly languages: LanguagesService;
  /** Origin of the dashboard. */
  readonly publicUrl: string;
  readonly sales: OfferSales;
  readonly pictures: Pick<
    PicturesService,
    'attachToDispute' | 'attachToEvent' | 'attachToGuide' | 'ofDispute' | 'ofGuide' | 'withAddresses'
  >;
  readonly rate: Rate;
  readonly collect: CollectPayment;
  /** 32 bytes. */
  readonly vaultKey: Uint8Array;
}
