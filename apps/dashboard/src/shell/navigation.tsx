import { isCustomer, isStaff, menuPages, type Page } from '@boostdesk/auth';
import { Icon, type IconName } from '@boostdesk/ui/icon';
import { type NavItem, SideNav } from '@boostdesk/ui/side-nav';
import { useLingui } from '@lingui/react/macro';
import { useLocation } from 'react-router-dom';
import { type Config, siteLink } from '../app/config.ts';
import { useServices } from '../app/services-context.ts';
import { actorAtom } from '../app/session-atoms.ts';
import { sidebarAtom } from '../app/settings.ts';
import { useAtom, useAtomValue } from '../app/state.ts';
import { renderRouterLink } from '../parts/router-link.tsx';
import { adminOpenAtom } from './admin-open.ts';
import { usePageNames } from './page-names.ts';

const icons: Partial<Record<Page['id'], IconName>> = {
  home: 'house',
  orders: 'swords',
  profile: 'user',
  boosters: 'trophy',
  loyalty: 'gem',
  users: 'users',
  employees: 'gamepad',
  rules: 'file-text',
  faq: 'help',
  duoqaccounts: 'key-round',
  progresspays: 'trending-up',
  boostcoins: 'coins',
  custompayments: 'wallet',
  addonpayments: 'plus',
  fines: 'flag',
  payouts: 'banknote',
  sitelogs: 'scroll-text',
  expenses: 'receipt',
  applications: 'handshake',
  gifts: 'gift',
  coupons: 'ticket',
  blog: 'newspaper',
  feedbacks: 'star',
};

const hrefOf = (page: Page, config: Config): string => {
  if (page.id === 'boosters' || page.id === 'loyalty') return siteLink(config, page.id);
  return page.path;
};

/** An order is a page of its own, reached from the list. */
const ORDER = '/order/';

const belongsTo = ({ id, path }: Page, pathname: string): boolean =>
  pathname === path ||
  (path !== '/' && pathname.startsWith(`${path}/`)) ||
  (id === 'orders' && pathname.startsWith(ORDER));

/** Links of SPEC §2 by role. */
const linksFor = (pages: readonly Page[], pathname: string, config: Config, names: Record<string, string>): NavItem[] =>
  pages.map((page) => ({
    id: page.id,
    label: names[page.id] ?? page.title,
    icon: <Icon name={icons[page.id] ?? 'file-text'} />,
    href: hrefOf(page, config),
    isExternal: page.group === 'frontEnd',
    isCurrent: belongsTo(page, pathname),
  }));

export const Navigation = ({ onNavigate }: { readonly onNavigate: () => void }) => {
  const { t } = useLingui();
  const { config, logout } = useServices();
  const { pathname } = useLocation();
  const names = {
    ...usePageNames(),
    // With a soft hyphen where a language has one word for it, which no tile is wide enough for.
    progresspays: t({ message: 'Progress pays', context: 'menu' }),
  };
  const actor = useAtomValue(actorAtom);
  const isAdminOpen = useAtomValue(adminOpenAtom);
  const [sidebar, setSidebar] = useAtom(sidebarAtom);
  const main = linksFor(menuPages('main', actor.role), pathname, config, names);
  const admin = isStaff(actor) && isAdminOpen ? linksFor(menuPages('admin', actor.role), pathname, config, names) : [];
  const isRail = sidebar === 'rail';
  const collapse: NavItem[] = isCustomer(actor)
    ? []
    : [
        {
          id: 'collapse',
          label: isRail ? t`Expand` : t`Collapse`,
          icon: <Icon name={isRail ? 'panel-left-open' : 'panel-left-close'} />,
          onPress: () => setSidebar(isRail ? 'wide' : 'rail'),
          isExpanded: !isRail,
        },
      ];
  const logoutItem: NavItem = {
    id: 'logout',
    label: t`Logout`,
    icon: <Icon name="log-out" />,
    onPress: () => void logout(),
  };
  return (
    <SideNav
      brand={{ name: 'Boostdesk', href: '/' }}
      items={[...main, ...admin]}
      footItems={[...collapse, logoutItem]}
      renderLink={renderRouterLink}
      onNavigate={onNavigate}
    />
  );
};
