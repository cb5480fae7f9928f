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
/** Not after the first screen: whoever has it open goes by it. */
export const AdminMenu = part(async () => (await import('./admin-menu.tsx')).AdminMenu);
export const Toasts = later(async () => (await import('./toasts-region.tsx')).Toasts);

/** Keeps the place of a button that is on its way, so that nothing jumps. */
export const ButtonPlace = ({ icon, isPhoneOnly }: { readonly icon: IconName; readonly isPhoneOnly?: boolean }) => (
  <span className={styles.button} data-phone-only={isPhoneOnly || undefined} aria-hidden="true">
    <Icon name={icon} size={20} />
  </span>
);

/** Looks as the box will: an empty frame would look broken where its code is long on its way. */
export const SearchPlace = () => (
  <span className={styles.search} aria-hidden="true">
    <Icon name="search" size={16} />
    <Trans>Search orders and pages</Trans>
  </span>
);
