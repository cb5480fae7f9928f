import type { PushedEvent, PushOutcome } from '@boostdesk/api-client/contract';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';

type OutcomeOfPush = PushedEvent['outcomes'][number];

interface PushWords {
  /** What became of a push, in a few words. */
  readonly inShort: (one: OutcomeOfPush) => string;
  /** How that comes. */
  readonly why: Readonly<Record<PushOutcome, string>>;
}

/** What becomes of pushes in words. */
export function usePushWords(): PushWords {
  const { t } = useLingui();
  const switchedOff = t`No push: switched off in the settings`;
  const notForYou = t`No push: it was not for you`;
  const notDue: Readonly<Record<string, string>> = {
    notMyAct: t`No push: you did it yourself`,
    addressedToMe: notForYou,
    notCustomer: notForYou,
    hasEmployee: notForYou,
    gameFits: notForYou,
    platformFits: notForYou,
    showNotifications: switchedOff,
    orderToastsOn: switchedOff,
    pushWanted: switchedOff,
    pushOutsideQuietHours: t`No push: quiet hours`,
  };
  const inShort: Readonly<Record<PushOutcome, (one: OutcomeOfPush) => string>> = {
    sent: ({ devices }) => plural(devices, { one: 'Pushed to # device', other: 'Pushed to # devices' }),
    // A rule of another version has no words.
    notDue: ({ trace }) => notDue[trace?.find(({ value }) => !value)?.rule ?? ''] ?? t`No push`,
    late: () => t`No push: too late`,
    gone: ({ devices }) =>
      plural(devices, { one: 'No push: # device was gone', other: 'No push: # devices were gone' }),
    refused: ({ devices }) => plural(devices, { one: 'Refused for # device', other: 'Refused for # devices' }),
    failed: ({ devices }) =>
      plural(devices, { one: 'Could not be delivered to # device', other: 'Could not be delivered to # devices' }),
  };
  return {
    inShort: (one) => inShort[one.outcome](one),
    why: {
      sent: t`A push service took it. A device that has Boostdesk in sight shows a toast instead.`,
      notDue: t`What you want of alerts spoke against it, or what it was about.`,
      late: t`It could not be sent for hours: what happened stands in the lists.`,
      gone: t`The device was signed out, had pushes switched off, or is no longer known to its push service.`,
      refused: t`The push service would not take it.`,
      failed: t`The push service could not be reached, however often it was tried.`,
    },
  };
}
