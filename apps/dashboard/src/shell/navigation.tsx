import { isCustomer, menuPages, type Page } from '@boostdesk/auth';
import { Icon, type IconName } from '@boostdesk/ui/icon';
import { type NavItem, SideNav } from '@boostdesk/ui/side-nav';
import { useLingui } from '@lingui/react/macro';
import { useLocation } from 'react-router-dom';
import { type Config, siteLink } from '../core/config.ts';
import { useServices } from '../core/services-context.ts';
import { useAtom, useAtomValue } from '../core/state.ts';
import { actorAtom } from '../session/session-atoms.ts';
import { sidebarAtom } from '../session/settings.ts';
import { renderRouterLink } from '../shared/components/router-link.tsx';
import { usePageNames } from './page-names.ts';

const icons: Partial<Record<Page['id'], IconName>> = {
  home: 'house',
  orders: 'swords',
  profile: 'user',
  boosters: 'trophy',
  loyalty: 'gem',
  rules: 'file-text',
  faq: 'help',
  duoqaccounts: 'key-round',
};

const hrefOf = (page: Page, config: Config): string => {
  if (page.id === 'boosters' || page.id === 'loyalty') return siteLink(config, page.id);
  return page.path;
};

/** An order's page, which belongs to the orders list. */
const ORDER = '/order/';

/** Pages of the public site never match, whatever their path. */
const belongsTo = ({ id, path, group }: Page, pathname: string): boolean =>
  group !== 'frontEnd' &&
  (pathname === path ||
    (path !== '/' && pathname.startsWith(`${path}/`)) ||
    (id === 'orders' && pathname.startsWith(ORDER)));

/** Sidebar links of the role (SPEC §2). */
const linksFor = (pages: readonly Page[], pathname: string, config: Config, names: Record<string, string>): NavItem[] =>
  pages.map((page) => ({
    id: page.id,
    label: names[page.id] ?? page.title,
    icon: <Icon name={icons[page.id] ?? 'file-text'} />,
    href: hrefOf(page, config),
    isExternal: page.group === 'frontEnd',
    isCurrent: belongsTo(page, pathname),
  }));

interface NavigationProps {
  readonly onNavigate: () => void;
  /** In the drawer the navigation is never collapsed. @default false */
  readonly isInDrawer?: boolean;
}

export const Navigation = ({ onNavigate, isInDrawer = false }: NavigationProps) => {
  const { t } = useLingui();
  const { config, logout } = useServices();
  const { pathname } = useLocation();
  const names = usePageNames();
  const actor = useAtomValue(actorAtom);
  const [sidebar, setSidebar] = useAtom(sidebarAtom);
  const isRail = sidebar === 'rail';
  const collapse: NavItem[] =
    isCustomer(actor) || isInDrawer
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
      items={linksFor(menuPages('main', actor.role), pathname, config, names)}
      footItems={[...collapse, logoutItem]}
      renderLink={renderRouterLink}
      onNavigate={onNavigate}
    />
  );
};
