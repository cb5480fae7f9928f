import { extendClient } from '@boostdesk/api-client';
import { type ResponseOf, search } from '@boostdesk/api-client/contract';
import { orderStatuses } from '@boostdesk/catalogs';
import { purchaseLabel } from '@boostdesk/i18n/purchase-label';
import type { PaletteItem } from '@boostdesk/search';
import { Link } from '@boostdesk/ui/link';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { siteLink } from '../core/config.ts';
import { useServices } from '../core/services-context.ts';
import { findKept } from '../data/kept/find-kept.ts';
import { keys } from '../data/query-client.ts';
import { willPass } from '../data/try-again.ts';
import { statusWord } from '../i18n/order-words.ts';
import { claimsAtom } from '../session/session-atoms.ts';
import { PaletteBox, type PaletteBoxProps } from './palette-box.tsx';
import { useSearchActions } from './search-actions.ts';
import { usePalette } from './use-palette.ts';

/** '#10290 League boosting, Gold II to Diamond IV', with the purchase translated. */
const orderLabel = (label: string): string => label.replace(/(?<=^#\d+ ).+/, purchaseLabel);

/** Status from the server; 'kept' for an order of a cached list, whose current status is unknown. */
type Standing = ResponseOf<typeof search.dashboardSearch>[number]['status'] | 'kept';

function standingWord(standing: Standing): string | undefined {
  if (standing === 'kept') return t`Opens once the server responds`;
  if (standing === null) return t`Cancelled`;
  const known = orderStatuses.find(({ code }) => code === standing);
  return known && statusWord(known.code);
}

/** Looks up orders on the server, or in the cached lists while offline, and keeps the status of each. */
function useOrders() {
  const { api, queries, store } = useServices();
  /** Status by address; null for a cancelled order. */
  const [standing] = useState(() => new Map<string, Standing>());
  const ask = async (digits: string) => {
    const { dashboardSearch } = extendClient(api, { search }).search;
    const found = await dashboardSearch({ searchFilter: digits }, { quiet: true });
    for (const { url, status } of found) standing.set(url, status);
    return found.map((order) => ({ ...order, label: orderLabel(order.label) }));
  };
  const lookUpKept = (digits: string, error: unknown) => {
    const kept = willPass(error) ? findKept(digits, store.get(claimsAtom)?.sid) : undefined;
    if (kept === undefined) throw error;
    const opens = queries.getQueryData(keys.order(Number(digits))) !== undefined;
    standing.set(kept.url, opens ? undefined : 'kept');
    return [kept];
  };
  return {
    lookUp: (digits: string) => ask(digits).catch((error: unknown) => lookUpKept(digits, error)),
    // The status of a recent order may be outdated.
    noteOf: ({ entry, section }: PaletteItem) =>
      section === 'orders' ? standingWord(standing.get(entry.url)) : undefined,
  };
}

export interface SearchProps extends Pick<PaletteBoxProps, 'isSheet'> {
  readonly onChosen?: () => void;
}

export const Search = ({ isSheet, onChosen }: SearchProps) => {
  const { config } = useServices();
  const navigate = useNavigate();
  const actions = useSearchActions();
  const { lookUp, noteOf } = useOrders();
  const palette = usePalette({
    lookUp,
    actions: actions.entries,
    actionsOf: actions.ofOrder,
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
