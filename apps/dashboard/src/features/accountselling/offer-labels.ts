import { accountServiceIds } from '@boostdesk/catalogs';
import { formatList } from '@boostdesk/i18n/format-list';
import { useLingui } from '@lingui/react/macro';
import type { States } from '../../shared/components/state-tag.tsx';
import { gameName, serviceName } from '../../shared/labels/catalog-names.ts';
import type { Offer } from './api.ts';

export const serviceOptions = () => accountServiceIds.map((id) => ({ id, label: serviceName(id) }));

export function useOfferStates(): States<Offer['state']> {
  const { t } = useLingui();
  return {
    waiting: { label: t`Pending`, tone: 'warning' },
    forSale: { label: t`For sale`, tone: 'success' },
    sold: { label: t`Sold`, tone: 'accent' },
    refused: { label: t`Rejected`, tone: 'neutral' },
    withdrawn: { label: t`Withdrawn`, tone: 'neutral' },
  };
}

/** A short name: 'Valorant, Immortal 2'. */
export const offerName = ({ game, rank }: Offer): string => formatList([gameName(game), rank].filter(Boolean));
