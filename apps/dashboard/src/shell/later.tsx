import { Icon, type IconName } from '@boostdesk/ui/icon';
import { type ComponentType, lazy } from 'react';
import styles from './later.module.css';

/** The first screen is not to wait for what the header opens: that comes when the browser is idle. */
const LATEST_MS = 1_000;

const whenIdle = (): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(() => resolve(), { timeout: LATEST_MS });
    else setTimeout(resolve, LATEST_MS);
  });

const later = <P extends object>(load: () => Promise<ComponentType<P>>) =>
  lazy(async () => {
    await whenIdle();
    return { default: await load() };
  });

export const Search = later(async () => (await import('./search.tsx')).Search);
export const MessagesMenu = later(async () => (await import('./messages-menu.tsx')).MessagesMenu);
export const NotificationsMenu = later(async () => (await import('./notifications-menu.tsx')).NotificationsMenu);
export const PhoneSearch = later(async () => (await import('./phone-search.tsx')).PhoneSearch);
export const Toasts = later(async () => (await import('./toasts-region.tsx')).Toasts);

/** Keeps the place of a button that is on its way, so that nothing jumps. */
export const ButtonPlace = ({ icon, isPhoneOnly }: { readonly icon: IconName; readonly isPhoneOnly?: boolean }) => (
  <span className={styles.button} data-phone-only={isPhoneOnly || undefined} aria-hidden="true">
    <Icon name={icon} size={20} />
  </span>
);

export const SearchPlace = () => <span className={styles.search} aria-hidden="true" />;
