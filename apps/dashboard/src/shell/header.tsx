import { isCustomer, isStaff } from '@boostdesk/auth';
import { Avatar } from '@boostdesk/ui/avatar';
import { Button } from '@boostdesk/ui/button';
import { Icon } from '@boostdesk/ui/icon';
import { ButtonLink, Link } from '@boostdesk/ui/link';
import { TopBar } from '@boostdesk/ui/top-bar';
import { Trans, useLingui } from '@lingui/react/macro';
import { siteLink } from '../core/config.ts';
import { useServices } from '../core/services-context.ts';
import { useAtomValue, useSetAtom } from '../core/state.ts';
import { actorAtom, claimsAtom, userInfoAtom } from '../session/session-atoms.ts';
import { useNarrow } from '../shared/hooks/use-phone.ts';
import { usePageTitle } from '../shared/title.ts';
import { drawerAtom } from './drawer.ts';
import styles from './header.module.css';
import {
  ButtonPlaceholder,
  MessagesMenu,
  NotificationsMenu,
  PhoneSearch,
  Search,
  SearchPlaceholder,
} from './lazy-components.tsx';
import { useSearchKeys } from './search-keys.ts';
import { ShellPart } from './shell-part.tsx';
import { useAdminOpen } from './use-admin-open.ts';

/** Header of SPEC §2: title or greeting, search, and the buttons of the role. */
export const Header = () => {
  const title = usePageTitle();
  const { name } = useAtomValue(userInfoAtom);
  const setDrawer = useSetAtom(drawerAtom);
  useSearchKeys();
  return (
    <TopBar
      title={title ?? name}
      {...(title === null ? { eyebrow: <Trans>Welcome</Trans> } : {})}
      search={
        <ShellPart placeholder={<SearchPlaceholder />}>
          <Search />
        </ShellPart>
      }
      actions={<Actions />}
      onMenuPress={() => setDrawer('main')}
    />
  );
};

const Actions = () => {
  const { t } = useLingui();
  const { config } = useServices();
  const actor = useAtomValue(actorAtom);
  const claims = useAtomValue(claimsAtom);
  const { name } = useAtomValue(userInfoAtom);
  return (
    <>
      {isCustomer(actor) && (
        <ButtonLink href={siteLink(config, 'newOrder')} className={styles.newOrder ?? ''} aria-label={t`New order`}>
          <Icon name="plus" size={16} />
          <span className={styles.wideOnly}>
            <Trans>New order</Trans>
          </span>
        </ButtonLink>
      )}
      {isStaff(actor) && <AdminToggle />}
      <ShellPart placeholder={<ButtonPlaceholder icon="search" isPhoneOnly />}>
        <PhoneSearch />
      </ShellPart>
      <ShellPart placeholder={<ButtonPlaceholder icon="message-square" />}>
        <MessagesMenu />
      </ShellPart>
      <ShellPart placeholder={<ButtonPlaceholder icon="bell" />}>
        <NotificationsMenu />
      </ShellPart>
      <Link href="/profile" variant="plain" aria-label={t`${name}’s profile`} className={styles.avatar ?? ''}>
        <Avatar name={name} src={claims?.image} size={30} isDecorative />
      </Link>
    </>
  );
};

/** Shows and hides the admin side menu of staff (SPEC §2), which is in the drawer on narrow screens. */
const AdminToggle = () => {
  const { isThere, isOpen, setOpen } = useAdminOpen();
  const isNarrow = useNarrow();
  const setDrawer = useSetAtom(drawerAtom);
  const showInDrawer = () => {
    setOpen(true);
    setDrawer('admin');
  };
  const state = isNarrow
    ? ({ 'aria-haspopup': 'dialog' } as const)
    : { 'aria-pressed': isOpen, 'aria-expanded': isOpen };
  return (
    <Button
      {...state}
      aria-current={isThere}
      className={styles.admin ?? ''}
      onPress={isNarrow ? showInDrawer : () => setOpen(!isOpen)}
    >
      <Icon name="shield" size={16} />
      <span className={styles.wideOnly}>
        <Trans>Admin</Trans>
      </span>
    </Button>
  );
};
