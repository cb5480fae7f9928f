import type { SearchEntry } from '@boostdesk/search';
import { useLingui } from '@lingui/react/macro';
import { useNavigate } from 'react-router-dom';
import { useServices } from '../core/services-context.ts';
import { useAtomValue } from '../core/state.ts';
import { i18n } from '../i18n/i18n.ts';
import { motionAtom, themeAtom } from '../session/settings.ts';
import { createSettingsApi, saveSetting } from '../session/settings-api.ts';
import { useDensity } from '../shared/hooks/use-density.ts';
import { tourAtom } from '../shared/tour.ts';
import { orderActionLabels } from './order-action-labels.ts';
import {
  LOGOUT_COMMAND,
  ORDER_COMMAND_PREFIX,
  SHORTCUTS_COMMAND,
  SHOW_SHORTCUTS_EVENT,
  THEME_COMMAND,
  TOUR_COMMAND,
} from './search-commands.ts';

export interface SearchActions {
  readonly entries: readonly SearchEntry[];
  readonly orderActions: readonly string[];
  /** Actions that the user may run on the order now. */
  readonly findOrderActions: (digits: string) => Promise<readonly SearchEntry[]>;
  /** Runs the action of the `url`; false when it is a page. */
  readonly run: (url: string) => boolean;
}

const isDark = () => matchMedia('(prefers-color-scheme: dark)').matches;

function useSwitchTheme(): () => void {
  const services = useServices();
  const { store } = services;
  const density = useDensity();
  const motion = useAtomValue(motionAtom);
  return () => {
    const before = store.get(themeAtom);
    const wasDark = before === 'dark' || (before === 'system' && isDark());
    const theme = wasDark ? 'light' : 'dark';
    store.set(themeAtom, theme);
    const save = () => createSettingsApi(services).saveAppearance({ theme, density, motion });
    void saveSetting(store, { save, undo: () => store.set(themeAtom, before) });
  };
}

export function useSearchActions(): SearchActions {
  const { t } = useLingui();
  const services = useServices();
  const navigate = useNavigate();
  const switchTheme = useSwitchTheme();
  return {
    entries: [
      { label: t`Switch theme`, url: THEME_COMMAND, aliases: [t`Dark theme`, t`Light theme`] },
      { label: t`Show keyboard shortcuts`, url: SHORTCUTS_COMMAND, aliases: [t`Keyboard shortcuts`] },
      { label: t`Take the tour`, url: TOUR_COMMAND, aliases: [t`Tour`] },
      { label: t`Sign out`, url: LOGOUT_COMMAND, aliases: [t`Log out`] },
    ],
    orderActions: orderActionLabels('').map(([, label]) => i18n._(label)),
    findOrderActions: async (digits) => (await import('./order-search.ts')).findOrderActions(services, digits),
    run: (url) => {
      if (url === THEME_COMMAND) switchTheme();
      else if (url === SHORTCUTS_COMMAND) dispatchEvent(new Event(SHOW_SHORTCUTS_EVENT));
      else if (url === TOUR_COMMAND) services.store.set(tourAtom, true);
      else if (url === LOGOUT_COMMAND) void services.logout();
      else if (url.startsWith(ORDER_COMMAND_PREFIX)) {
        void import('./order-search.ts').then(({ runOrderAction }) => runOrderAction(services, url, navigate));
      } else return false;
      return true;
    },
  };
}
