import type { ResponseOf, search } from '@boostdesk/api-client/contract';
import { orderStatuses } from '@boostdesk/catalogs';
import { purchaseLabel } from '@boostdesk/i18n/purchase-label';
import { statusLabel } from '@boostdesk/i18n/status-label';
import type { PaletteItem } from '@boostdesk/search';
import { Link } from '@boostdesk/ui/link';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { siteLink } from '../core/config.ts';
import { useServices } from '../core/services-context.ts';
import { keys } from '../data/query-client.ts';
import { isLostConnection } from '../data/repeated-call.ts';
import { isTransientError } from '../data/server-probe.ts';
import { findCachedOrder } from '../features/orders/offline-orders/offline-snapshot.ts';
import { claimsAtom } from '../session/session-atoms.ts';
import { useShellApi } from './api.ts';
import { PaletteBox, type PaletteBoxProps } from './palette-box.tsx';
import { useSearchActions } from './search-actions.ts';
import { usePalette } from './use-palette.ts';

/** '#10290 League boosting, Gold II to Diamond IV', with the purchase translated. */
const orderLabel = (label: string): string => label.replace(/(?<=^#\d+ ).+/, purchaseLabel);

/** Status from the server; 'kept' for an order of a cached list, whose current status is unknown. */
type FoundStatus = ResponseOf<typeof search.dashboardSearch>[number]['status'] | 'kept';

function statusNote(status: FoundStatus): string | undefined {
  if (status === 'kept') return t`Opens once the server responds`;
  if (status === null) return t`Cancelled`;
  const known = orderStatuses.find(({ code }) => code === status);
  return known && statusLabel(known.code);
}

/** Looks up orders on the server, or in the cached lists while offline, and keeps the status of each. */
function useOrderSearch() {
  const { queries, store } = useServices();
  const api = useShellApi();
  /** Status by address; null for a cancelled order. */
  const [statuses] = useState(() => new Map<string, FoundStatus>());
  const searchServer = async (digits: string) => {
    const found = await api.search.dashboardSearch({ searchFilter: digits }, { quiet: isLostConnection });
    for (const { url, status } of found) statuses.set(url, status);
    return found.map((order) => ({ ...order, label: orderLabel(order.label) }));
  };
  const searchCache = async (digits: string, error: unknown) => {
    const cached = isTransientError(error) ? await findCachedOrder(digits, store.get(claimsAtom)?.sid) : undefined;
    if (cached === undefined) throw error;
    const opens = queries.getQueryData(keys.order(Number(digits))) !== undefined;
    statuses.set(cached.url, opens ? undefined : 'kept');
    return [cached];
  };
  return {
    lookUp: (digits: string) => searchServer(digits).catch((error: unknown) => searchCache(digits, error)),
    // The status of a recent order may be outdated.
    noteOf: ({ entry, section }: PaletteItem) =>
      section === 'orders' ? statusNote(statuses.get(entry.url)) : undefined,
  };
}

export interface SearchProps extends Pick<PaletteBoxProps, 'isSheet'> {
  readonly onChosen?: () => void;
}

export const Search = ({ isSheet, onChosen }: SearchProps) => {
  const { config } = useServices();
  const navigate = useNavigate();
  const actions = useSearchActions();
  const { lookUp, noteOf } = useOrderSearch();
  const palette = usePalette({
    lookUp,
    actions: actions.entries,
    actionsOf: actions.findOrderActions,
    orderActions: actions.orderActions,
  });
  const choose = (url: string) => {
    onChosen?.();
    if (!actions.run(url)) void navigate(url);
  };
  const help = (
    <Link href={siteLink(config, 'contact')}>
      <Trans>Need help? Contact us</Trans>
    </Link>
  );
  return <PaletteBox palette={palette} onChoose={choose} isSheet={isSheet} noteOf={noteOf} help={help} />;
};
