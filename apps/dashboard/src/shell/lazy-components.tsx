import { Icon, type IconName } from '@boostdesk/ui/icon';
import { Trans } from '@lingui/react/macro';
import { lazyComponent } from '../core/lazy.ts';
import styles from './lazy-components.module.css';

export const Search = lazyComponent(async () => (await import('./search.tsx')).Search, { afterFirstScreen: true });
export const MessagesMenu = lazyComponent(async () => (await import('./messages-menu.tsx')).MessagesMenu, {
  afterFirstScreen: true,
});
export const NotificationsMenu = lazyComponent(
  async () => (await import('./notifications-menu.tsx')).NotificationsMenu,
  { afterFirstScreen: true },
);
export const PhoneSearch = lazyComponent(async () => (await import('./phone-search.tsx')).PhoneSearch, {
  afterFirstScreen: true,
});
export const Banners = lazyComponent(async () => (await import('./banners.tsx')).Banners, { afterFirstScreen: true });
/** Not deferred, as it may be open at page load. */
export const AdminMenu = lazyComponent(async () => (await import('./admin-menu.tsx')).AdminMenu);
export const Toasts = lazyComponent(async () => (await import('./toasts-region.tsx')).Toasts, {
  afterFirstScreen: true,
});

export const SmallWindow = lazyComponent(async () => (await import('./small-window/small-window.tsx')).SmallWindow);

/** Placeholder of a lazy button, so that nothing moves. */
export const ButtonPlaceholder = ({
  icon,
  isPhoneOnly,
}: {
  readonly icon: IconName;
  readonly isPhoneOnly?: boolean;
}) => (
  <span className={styles.button} data-phone-only={isPhoneOnly || undefined} aria-hidden="true">
    <Icon name={icon} size={20} />
  </span>
);

/** Placeholder with the look of the search box: an empty frame would look broken during a long load. */
export const SearchPlaceholder = () => (
  <span className={styles.search} aria-hidden="true">
    <Icon name="search" size={16} />
    <Trans>Search orders and pages</Trans>
  </span>
);
