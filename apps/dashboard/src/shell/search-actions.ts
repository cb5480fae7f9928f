import { extendClient } from '@boostdesk/api-client';
import { settings } from '@boostdesk/api-client/contract';
import type { SearchEntry } from '@boostdesk/search';
import { useLingui } from '@lingui/react/macro';
import { useNavigate } from 'react-router-dom';
import { useServices } from '../core/services-context.ts';
import { useAtomValue } from '../core/state.ts';
import { i18n } from '../i18n/i18n.ts';
import { motionAtom, themeAtom } from '../session/settings.ts';
import { whileSaving } from '../session/settings-saving.ts';
import { useDensity } from '../shared/hooks/use-density.ts';
import { tourAtom } from '../shared/tour/tour-atom.ts';
import { orderActionLabels } from './order-action-labels.ts';
import { KEYS, KEYS_WANTED, LOGOUT, ORDER, THEME, TOUR } from './search-names.ts';

/** Entries of the search that run an action. */
export interface SearchActions {
  readonly entries: readonly SearchEntry[];
  readonly orderActions: readonly string[];
  /** Actions that the user may run on the order now. */
  readonly ofOrder: (digits: string) => Promise<readonly SearchEntry[]>;
  /** Runs the action of the `url`; false when it is a page. */
  readonly run: (url: string) => boolean;
}

const isDark = () => matchMedia('(prefers-color-scheme: dark)').matches;

function useSwitchTheme(): () => void {
  const { api, store } = useServices();
  const density = useDensity();
  const motion = useAtomValue(motionAtom);
  return () => {
    const before = store.get(themeAtom);
    const wasDark = before === 'dark' || (before === 'system' && isDark());
    const theme = wasDark ? 'light' : 'dark';
    store.set(themeAtom, theme);
    const save = () => extendClient(api, { settings }).settings.saveAppearance({ theme, density, motion });
    whileSaving(store, save).catch(() => store.set(themeAtom, before));
  };
}

export function useSearchActions(): SearchActions {
  const { t } = useLingui();
  const services = useServices();
  const navigate = useNavigate();
  const switchTheme = useSwitchTheme();
  return {
    entries: [
      { label: t`Switch theme`, url: THEME, aliases: [t`Dark theme`, t`Light theme`] },
      { label: t`Show keyboard shortcuts`, url: KEYS, aliases: [t`Keyboard shortcuts`] },
      { label: t`Take the tour`, url: TOUR, aliases: [t`Tour`] },
      { label: t`Sign out`, url: LOGOUT, aliases: [t`Log out`] },
    ],
    orderActions: orderActionLabels('').map(([, label]) => i18n._(label)),
    ofOrder: async (digits) => (await import('./order-search.ts')).actionsOfOrder(services, digits),
    run: (url) => {
      if (url === THEME) switchTheme();
      else if (url === KEYS) dispatchEvent(new Event(KEYS_WANTED));
      else if (url === TOUR) services.store.set(tourAtom, true);
      else if (url === LOGOUT) void services.logout();
      else if (url.startsWith(ORDER)) {
        void import('./order-search.ts').then(({ actOnOrder }) => actOnOrder(services, url, navigate));
      } else return false;
      return true;
    },
  };
}
