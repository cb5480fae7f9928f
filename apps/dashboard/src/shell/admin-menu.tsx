import { menuPages, type PageId } from '@boostdesk/auth';
import { Icon, type IconName } from '@boostdesk/ui/icon';
import { SideMenu, type SideMenuItem } from '@boostdesk/ui/side-menu';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useLocation } from 'react-router-dom';
import { useAtomValue } from '../core/state.ts';
import { formatCappedCount } from '../i18n/format.ts';
import { actorAtom } from '../session/session-atoms.ts';
import { renderRouterLink } from '../shared/components/router-link.tsx';
import { useWaitingCounts } from '../shared/desk/use-waiting.ts';
import { adminGroups } from './admin-groups.data.ts';
import { usePageNames } from './page-names.ts';

const icons: Partial<Record<PageId, IconName>> = {
  users: 'users',
  employees: 'gamepad',
  applications: 'handshake',
  feedbacks: 'star',
  payouts: 'banknote',
  progresspays: 'trending-up',
  custompayments: 'wallet',
  addonpayments: 'plus',
  expenses: 'receipt',
  coupons: 'ticket',
  gifts: 'gift',
  boostcoins: 'coins',
  fines: 'flag',
  blog: 'newspaper',
  quickreplies: 'message-square',
  limits: 'settings',
  sitelogs: 'scroll-text',
};

interface AdminMenuProps {
  readonly onNavigate: () => void;
  /** Whether the menu takes the focus, as when it was opened on request in the drawer. */
  readonly takesFocus: boolean;
}

/** Admin side menu of SPEC §2: the areas of the role in groups, after the areas with waiting rows. */
export const AdminMenu = ({ onNavigate, takesFocus }: AdminMenuProps) => {
  const { t } = useLingui();
  const { pathname } = useLocation();
  const names: Record<string, string> = {
    ...usePageNames(),
    // The translation may contain a soft hyphen, as long words do not fit into the menu.
    progresspays: t({ message: 'Progress pays', context: 'menu' }),
  };
  const { role } = useAtomValue(actorAtom);
  const titles = { people: t`People`, money: t`Finance`, rewards: t`Rewards`, site: t`Site` };
  const pages = menuPages('admin', role);
  const { data: waiting } = useWaitingCounts();
  const countOf = (id: PageId): SideMenuItem['count'] => {
    const count = (waiting as Partial<Record<PageId, number | null>> | undefined)?.[id] ?? 0;
    return count === 0
      ? undefined
      : { shown: formatCappedCount(count), spoken: plural(count, { one: '# pending', other: '# pending' }) };
  };
  const overview: SideMenuItem = {
    id: 'overview',
    label: t`Admin`,
    icon: <Icon name="shield" />,
    href: '/admin',
    isCurrent: pathname === '/admin',
  };
  const groups = adminGroups.map(({ id, pages: ids }) => ({
    id,
    title: titles[id],
    items: ids
      .flatMap((one) => pages.filter((page) => page.id === one))
      .map((page) => ({
        id: page.id,
        label: names[page.id] ?? page.title,
        icon: <Icon name={icons[page.id] ?? 'file-text'} />,
        href: page.path,
        isCurrent: pathname === page.path,
        count: countOf(page.id),
      })),
  }));
  return (
    <SideMenu
      label={t`Admin`}
      groups={[{ id: 'overview', items: [overview] }, ...groups.filter(({ items }) => items.length > 0)]}
      renderLink={renderRouterLink}
      onNavigate={onNavigate}
      takesFocus={takesFocus}
    />
  );
};
