import type { AlertPart, AlertRule } from '@boostdesk/realtime/alerts';
import { useLingui } from '@lingui/react/macro';
import type { AlertEntry } from '../app/alert-log.ts';

type Happened = Pick<AlertEntry, 'name' | 'order' | 'type'>;

interface AlertWords {
  /** What happened; what it said is told in the lists. */
  readonly happened: (entry: Happened) => string;
  readonly parts: Readonly<Record<AlertPart, string>>;
  /** What must be so; a rule of another version has no words. */
  readonly rules: Readonly<Record<string, string>>;
  /** What was so where it is not. */
  readonly unmet: Readonly<Record<string, string>>;
}

/** The alert rules of SPEC §6 in words. */
export function useAlertWords(): AlertWords {
  const { t } = useLingui();
  const rules: Record<AlertRule, string> = {
    addressedToMe: t`It is for you`,
    notViewingOrder: t`You are not looking at that order`,
    notMyAct: t`Somebody else did it`,
    notCustomer: t`You are no customer`,
    hasEmployee: t`You work here as a booster`,
    gameFits: t`The game is one of yours`,
    platformFits: t`The platform is one of yours`,
    orderToastsOn: t`Toasts of paused orders are on`,
    showNotifications: t`Alerts are on`,
    toastWanted: t`You want a toast of it`,
    notOvertaken: t`Nothing newer was told of it before`,
    hasSound: t`It has a sound`,
    soundWanted: t`You want its sound`,
    soundsOn: t`Sounds are on`,
    volumeAboveZero: t`The volume is above zero`,
    outsideQuietHours: t`It is not within your quiet hours`,
    pushWanted: t`You want a push of it`,
    pushOn: t`Push is set up on this device`,
    notOnScreen: t`No tab of yours is in sight`,
    pushOutsideQuietHours: t`It is not within your quiet hours`,
  };
  const quiet = t`It was within your quiet hours`;
  const unmet: Record<AlertRule, string> = {
    addressedToMe: t`It was for somebody else`,
    notViewingOrder: t`You were looking at that order`,
    notMyAct: t`You did it yourself`,
    notCustomer: t`Customers are not told of this`,
    hasEmployee: t`Only boosters are told of this`,
    gameFits: t`The game was none of yours`,
    platformFits: t`The platform was none of yours`,
    orderToastsOn: t`Toasts of paused orders were off`,
    showNotifications: t`Alerts were off`,
    toastWanted: t`You wanted no toast of it`,
    notOvertaken: t`Something newer of it had been told before`,
    hasSound: t`This kind has no sound`,
    soundWanted: t`You wanted no sound of it`,
    soundsOn: t`Sounds were off`,
    volumeAboveZero: t`The volume was at zero`,
    outsideQuietHours: quiet,
    pushWanted: t`You wanted no push of it`,
    pushOn: t`Push was not set up on this device`,
    notOnScreen: t`You had Boostdesk in sight`,
    pushOutsideQuietHours: quiet,
  };
  const events: Readonly<Record<AlertEntry['name'], (entry: Happened) => string>> = {
    orderNotification: ({ order, type }) => {
      if (type === undefined) return t`Order #${order} was paused or unpaused`;
      return type === 'Pause' ? t`Order #${order} was paused` : t`Order #${order} was unpaused`;
    },
    newOrder: ({ order }) => t`Order #${order} came onto the board`,
    newMessage: ({ order }) => t`New message on order #${order}`,
    newNotification: ({ order }) => (order === null ? t`New notification` : t`New notification about order #${order}`),
  };
  return {
    happened: (entry) => events[entry.name](entry),
    parts: { toast: t`Toast`, sound: t`Sound`, push: t`Push` },
    rules,
    unmet,
  };
}
