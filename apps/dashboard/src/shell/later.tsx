import { Icon, type IconName } from '@boostdesk/ui/icon';
import { Trans } from '@lingui/react/macro';
import { later } from '../core/later.ts';
import { part } from '../core/part.ts';
import styles from './later.module.css';

export const Search = later(async () => (await import('./search.tsx')).Search);
export const MessagesMenu = later(async () => (await import('./messages-menu.tsx')).MessagesMenu);
export const NotificationsMenu = later(async () => (await import('./notifications-menu.tsx')).NotificationsMenu);
export const PhoneSearch = later(async () => (await import('./phone-search.tsx')).PhoneSearch);
export const Banners = later(async () => (await import('./banners.tsx')).Banners);
/** Not deferred, as it may be open at page load. */
export const AdminMenu = part(async () => (await import('./admin-menu.tsx')).AdminMenu);
export const Toasts = later(async () => (await import('./toasts-region.tsx')).Toasts);

/** Placeholder of a lazy button, so that nothing moves. */
export const ButtonPlace = ({ icon, isPhoneOnly }: { readonly icon: IconName; readonly isPhoneOnly?: boolean }) => (
  <span className={styles.button} data-phone-only={isPhoneOnly || undefined} aria-hidden="true">
    <Icon name={icon} size={20} />
  </span>
);

/** Placeholder with the look of the search box: an empty frame would look broken during a long load. */
export const SearchPlace = () => (
  <span className={styles.search} aria-hidden="true">
    <Icon name="search" size={16} />
    <Trans>Search orders and pages</Trans>
  </span>
);
