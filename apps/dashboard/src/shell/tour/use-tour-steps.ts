import { can, isBooster, isStaff } from '@boostdesk/auth';
import type { TourStep } from '@boostdesk/ui/tour';
import { useLingui } from '@lingui/react/macro';
import { actorAtom } from '../../app/session-atoms.ts';
import { useAtomValue } from '../../app/state.ts';
import { usePhone } from '../../parts/use-phone.ts';

const buttonOf = (name: string) => `button:has([data-tour='${name}'])`;

// The first and the last are on every page at every width: without them a tour would end (SPEC §5).
const title = '.bd-top-bar__title';
const profile = ".bd-top-bar__actions a[href$='/profile']";
const orders = ".bd-side-nav a[href$='/orders']";
/** A box, and on a phone a button. */
const search = `.bd-top-bar__search, ${buttonOf('search')}`;
/** 'New order' of a customer, 'Admin' of staff. */
const first = '.bd-top-bar__actions > :first-child';

interface Words {
  readonly title: string;
  readonly text: string;
}

function useRoleWords(): { readonly home: Words; readonly orders: Words; readonly first: Words | null } {
  const { t } = useLingui();
  const actor = useAtomValue(actorAtom);
  if (isStaff(actor)) {
    return {
      home: {
        title: t`Welcome to the desk`,
        text: t`Home shows what needs a hand now. Each figure leads to what it counts, and all of it is live.`,
      },
      orders: {
        title: t`Every order`,
        text: t`By status, with counts. Open one to read its chat, its money and everything that was done to it.`,
      },
      first: {
        title: t`The office`,
        text: can('payout.list', actor)
          ? t`This button shows and hides the admin menu: users, employees, payouts, coupons, site logs and the other areas, with how much waits in each.`
          : t`This button shows and hides the admin menu: users, employees, fines, gifts, coupons and the other areas, with how much waits in each.`,
      },
    };
  }
  if (isBooster(actor)) {
    return {
      home: {
        title: t`Welcome aboard`,
        text: t`Home shows your running orders with their deadlines, the newest on the board and what you have earned.`,
      },
      orders: {
        title: t`Board and own orders`,
        text: t`The board has the orders that match your games and platforms. Who presses ‘Lock in’ first gets the order.`,
      },
      first: null,
    };
  }
  return {
    home: {
      title: t`Welcome to Boostdesk`,
      text: t`Home shows how your orders stand, and what we need from you next.`,
    },
    orders: {
      title: t`Your orders`,
      text: t`Open one to follow its progress, talk with your booster and see what became of every cent.`,
    },
    first: {
      title: t`Another order`,
      text: t`Pick a game and a goal: the price is explained line by line before you pay.`,
    },
  };
}

/** What is pointed at, in turn, for the role of whoever is signed in. */
export function useTourSteps(): readonly TourStep[] {
  const { t } = useLingui();
  const isPhone = usePhone();
  const words = useRoleWords();
  return [
    { name: 'home', target: title, placement: 'bottom', ...words.home },
    // A phone has it in a drawer, where nothing can be pointed at: a step that is skipped would be counted.
    ...(isPhone ? [] : [{ name: 'orders', target: orders, placement: 'end' as const, ...words.orders }]),
    ...(words.first ? [{ name: 'first', target: first, ...words.first }] : []),
    {
      name: 'search',
      target: search,
      title: t`Find anything`,
      text: isPhone
        ? t`An order by its number, a page, or something to do.`
        : t`An order by its number, a page, or something to do. ‘/’ brings you here from anywhere.`,
    },
    {
      name: 'messages',
      target: buttonOf('messages'),
      title: t`Messages`,
      text: t`What is unread in your chats, from every page. The number is the same on all your devices.`,
    },
    {
      name: 'notifications',
      target: buttonOf('notifications'),
      title: t`Notifications`,
      text: t`What happened to your orders while you were away.`,
    },
    {
      name: 'profile',
      target: profile,
      title: t`You`,
      text: t`Alerts and their sounds, language, theme, password and devices. This tour can be taken again from there.`,
    },
  ];
}
