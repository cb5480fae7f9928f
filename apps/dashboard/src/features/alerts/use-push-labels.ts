import type { PushedEvent, PushOutcome } from '@boostdesk/api-client/contract';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';

type PushOutcomeEntry = PushedEvent['outcomes'][number];

interface PushLabels {
  readonly summarize: (one: PushOutcomeEntry) => string;
  readonly explanations: Readonly<Record<PushOutcome, string>>;
}

export function usePushLabels(): PushLabels {
  const { t } = useLingui();
  const switchedOff = t`Not sent: turned off in your settings`;
  const notForYou = t`Not sent: addressed to someone else`;
  const notDue: Readonly<Record<string, string>> = {
    notMyAct: t`Not sent: triggered by you`,
    addressedToMe: notForYou,
    notCustomer: notForYou,
    hasEmployee: notForYou,
    gameFits: notForYou,
    platformFits: notForYou,
    showNotifications: switchedOff,
    orderToastsOn: switchedOff,
    pushWanted: switchedOff,
    pushOutsideQuietHours: t`Not sent: quiet hours`,
  };
  const summaries: Readonly<Record<PushOutcome, (one: PushOutcomeEntry) => string>> = {
    sent: ({ devices }) => plural(devices, { one: 'Sent to # device', other: 'Sent to # devices' }),
    // A rule of another version has no label.
    notDue: ({ trace }) => notDue[trace?.find(({ value }) => !value)?.rule ?? ''] ?? t`Not sent`,
    late: () => t`Not sent: too late`,
    gone: ({ devices }) =>
      plural(devices, {
        one: 'Not sent: # device no longer registered',
        other: 'Not sent: # devices no longer registered',
      }),
    refused: ({ devices }) => plural(devices, { one: 'Rejected for # device', other: 'Rejected for # devices' }),
    failed: ({ devices }) =>
      plural(devices, { one: 'Couldn’t be delivered to # device', other: 'Couldn’t be delivered to # devices' }),
  };
  return {
    summarize: (one) => summaries[one.outcome](one),
    explanations: {
      sent: t`The push service accepted the notification. Devices where Boostdesk is visible show a pop-up instead.`,
      notDue: t`Your alert settings or the type of event ruled out a push notification.`,
      late: t`The notification couldn’t be sent in time. You’ll still find the event in your lists.`,
      gone: t`The device was signed out, had push notifications turned off or is no longer registered with its push service.`,
      refused: t`The push service rejected the notification.`,
      failed: t`Couldn’t reach the push service after several attempts.`,
    },
  };
}
