import { Icon, type IconName } from '@boostdesk/ui/icon';
import { Trans } from '@lingui/react/macro';
import { lazyAfterFirstScreen } from '../core/lazy-after-first-screen.ts';
import { lazyWithRetry } from '../core/lazy-with-retry.ts';
import styles from './lazy-components.module.css';

export const Search = lazyAfterFirstScreen(async () => (await import('./search.tsx')).Search);
export const MessagesMenu = lazyAfterFirstScreen(async () => (await import('./messages-menu.tsx')).MessagesMenu);
export const NotificationsMenu = lazyAfterFirstScreen(
  async () => (await import('./notifications-menu.tsx')).NotificationsMenu,
);
export const PhoneSearch = lazyAfterFirstScreen(async () => (await import('./phone-search.tsx')).PhoneSearch);
export const Banners = lazyAfterFirstScreen(async () => (await import('./banners.tsx')).Banners);
/** Not deferred, as it may be open at page load. */
export const AdminMenu = lazyWithRetry(async () => (await import('./admin-menu.tsx')).AdminMenu);
export const Toasts = lazyAfterFirstScreen(async () => (await import('./toasts-region.tsx')).Toasts);

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
