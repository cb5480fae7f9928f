import type { AlertPart, AlertRule } from '@boostdesk/realtime/alerts';
import { useLingui } from '@lingui/react/macro';
import type { AlertEntry } from '../../realtime/alert-log.ts';

type AlertSubject = Pick<AlertEntry, 'name' | 'order' | 'type'>;

interface AlertLabels {
  /** Label of the event, without its text. */
  readonly event: (entry: AlertSubject) => string;
  readonly parts: Readonly<Record<AlertPart, string>>;
  /** Labels of the rules; unknown rules have none. */
  readonly rules: Readonly<Record<string, string>>;
  /** Labels of the rules that were not met. */
  readonly unmet: Readonly<Record<string, string>>;
}

/** Labels of the alert rules of SPEC §6. */
export function useAlertLabels(): AlertLabels {
  const { t } = useLingui();
  const rules: Record<AlertRule, string> = {
    addressedToMe: t`The alert is addressed to you`,
    notViewingOrder: t`You aren’t viewing that order`,
    notMyAct: t`Someone else triggered the alert`,
    notCustomer: t`You aren’t a customer`,
    hasEmployee: t`You’re a booster`,
    gameFits: t`The order is for one of your games`,
    platformFits: t`The order is for one of your platforms`,
    orderToastsOn: t`Pop-ups for paused orders are on`,
    showNotifications: t`Alerts are on`,
    orderNotMuted: t`The order isn’t muted`,
    toastWanted: t`Pop-ups are on for this alert`,
    notOvertaken: t`No newer alert was shown`,
    hasSound: t`This alert has a sound`,
    soundWanted: t`Sound is on for this alert`,
    soundsOn: t`Sounds are on`,
    volumeAboveZero: t`The volume is above zero`,
    outsideQuietHours: t`The alert is outside your quiet hours`,
    pushWanted: t`Push notifications are on for this alert`,
    pushOn: t`Push notifications are on for this device`,
    notOnScreen: t`Boostdesk isn’t visible in any tab`,
    pushOutsideQuietHours: t`The alert is outside your quiet hours`,
  };
  const quiet = t`The alert was during your quiet hours`;
  const unmet: Record<AlertRule, string> = {
    addressedToMe: t`The alert was addressed to someone else`,
    notViewingOrder: t`You were viewing that order`,
    notMyAct: t`You triggered the alert yourself`,
    notCustomer: t`Customers don’t get this alert`,
    hasEmployee: t`Only boosters get this alert`,
    gameFits: t`The order wasn’t for one of your games`,
    platformFits: t`The order wasn’t for one of your platforms`,
    orderToastsOn: t`Pop-ups for paused orders were off`,
    showNotifications: t`Alerts were off`,
    orderNotMuted: t`You had muted the order`,
    toastWanted: t`Pop-ups were off for this alert`,
    notOvertaken: t`A newer alert had already been shown`,
    hasSound: t`This alert has no sound`,
    soundWanted: t`Sound was off for this alert`,
    soundsOn: t`Sounds were off`,
    volumeAboveZero: t`The volume was at zero`,
    outsideQuietHours: quiet,
    pushWanted: t`Push notifications were off for this alert`,
    pushOn: t`Push notifications were off for this device`,
    notOnScreen: t`Boostdesk was visible on your screen`,
    pushOutsideQuietHours: quiet,
  };
  const events: Readonly<Record<AlertEntry['name'], (entry: AlertSubject) => string>> = {
    orderNotification: ({ order, type }) => {
      if (type === undefined) return t`Order #${order} was paused or unpaused`;
      return type === 'Pause' ? t`Order #${order} was paused` : t`Order #${order} was unpaused`;
    },
    newOrder: ({ order }) => t`Order #${order} was added to the board`,
    newMessage: ({ order }) => t`New message on order #${order}`,
    poke: ({ order }) => t`Sign of life wanted on order #${order}`,
    newNotification: ({ order }) => (order === null ? t`New notification` : t`New notification about order #${order}`),
  };
  return {
    event: (entry) => events[entry.name](entry),
    parts: { toast: t`Pop-up`, sound: t`Sound`, push: t`Push notification` },
    rules,
    unmet,
  };
}
