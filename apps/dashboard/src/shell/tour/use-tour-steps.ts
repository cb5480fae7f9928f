import { can, isBooster, isStaff } from '@boostdesk/auth';
import type { TourStep } from '@boostdesk/ui/tour';
import { useLingui } from '@lingui/react/macro';
import { useAtomValue } from '../../core/state.ts';
import { actorAtom } from '../../session/session-atoms.ts';
import { usePhone } from '../../shared/hooks/use-phone.ts';

const buttonOf = (name: string) => `button:has([data-tour='${name}'])`;

// The first and the last target exist on every page and width; without them a tour would end (SPEC §5).
const title = '.bd-top-bar__title';
const profile = ".bd-top-bar__actions a[href$='/profile']";
const orders = ".bd-side-nav a[href$='/orders']";
/** A box, or a button on a phone. */
const search = `.bd-top-bar__search, ${buttonOf('search')}`;
/** 'New order' of a customer, 'Admin' of staff. */
const first = '.bd-top-bar__actions > :first-child';

interface StepText {
  readonly title: string;
  readonly text: string;
}

function useRoleTexts(): { readonly home: StepText; readonly orders: StepText; readonly first: StepText | null } {
  const { t } = useLingui();
  const actor = useAtomValue(actorAtom);
  if (isStaff(actor)) {
    return {
      home: {
        title: t`Welcome to the team`,
        text: t`Home shows what needs attention now. Every number links to the items behind it and updates live.`,
      },
      orders: {
        title: t`All orders`,
        text: t`Browse orders by status. Open one to see its chat, payments and full history.`,
      },
      first: {
        title: t`Admin menu`,
        text: can('payout.list', actor)
          ? t`Shows or hides the admin menu: users, employees, payouts, coupons, site logs and more, with the number of pending items in each.`
          : t`Shows or hides the admin menu: users, employees, fines, gifts, coupons and more, with the number of pending items in each.`,
      },
    };
  }
  if (isBooster(actor)) {
    return {
      home: {
        title: t`Welcome aboard`,
        text: t`Home shows your active orders and their deadlines, new orders on the board and your earnings.`,
      },
      orders: {
        title: t`The board and your orders`,
        text: t`The board lists the orders that match your games and platforms. The first booster to press “Lock in” gets the order.`,
      },
      first: null,
    };
  }
  return {
    home: {
      title: t`Welcome to Boostdesk`,
      text: t`Home shows the status of your orders and what you need to do next.`,
    },
    orders: {
      title: t`Your orders`,
      text: t`Open an order to follow its progress, chat with your booster and see the full price breakdown.`,
    },
    first: {
      title: t`Start another order`,
      text: t`Choose a game and a target. You’ll see a full price breakdown before you pay.`,
    },
  };
}

export function useTourSteps(): readonly TourStep[] {
  const { t } = useLingui();
  const isPhone = usePhone();
  const texts = useRoleTexts();
  return [
    { name: 'home', target: title, placement: 'bottom', ...texts.home },
    // Left out on phones, where it is in a drawer: a skipped step would still be counted.
    ...(isPhone ? [] : [{ name: 'orders', target: orders, placement: 'end' as const, ...texts.orders }]),
    ...(texts.first ? [{ name: 'first', target: first, ...texts.first }] : []),
    {
      name: 'search',
      target: search,
      title: t`Find anything`,
      text: isPhone
        ? t`Find an order by number, a page or an action.`
        : t`Find an order by number, a page or an action. Press / to search from anywhere.`,
    },
    {
      name: 'messages',
      target: buttonOf('messages'),
      title: t`Messages`,
      text: t`Your unread chat messages, available from every page. The count is the same on all your devices.`,
    },
    {
      name: 'notifications',
      target: buttonOf('notifications'),
      title: t`Notifications`,
      text: t`See what happened to your orders while you were away.`,
    },
    {
      name: 'profile',
      target: profile,
      title: t`You`,
      text: t`Manage alerts, sounds, language, theme, password and devices. You can retake this tour from here.`,
    },
  ];
}
