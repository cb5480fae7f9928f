import { accountServiceIds } from '@boostdesk/catalogs';
import { formatList } from '@boostdesk/i18n/format-list';
import type { TagTone } from '@boostdesk/ui/badge';
import { t } from '@lingui/core/macro';
import { gameName, serviceName } from '../../shared/labels/catalog-names.ts';
import type { Offer } from './api.ts';

export const serviceOptions = () => accountServiceIds.map((id) => ({ id, label: serviceName(id) }));

const offerStateLabels: Readonly<Record<Offer['state'], () => string>> = {
  waiting: () => t`Pending`,
  forSale: () => t`For sale`,
  sold: () => t`Sold`,
  refused: () => t`Rejected`,
  withdrawn: () => t`Withdrawn`,
};
export const offerStateLabel = (state: Offer['state']): string => offerStateLabels[state]();

export const stateTones: Readonly<Record<Offer['state'], TagTone>> = {
  waiting: 'warning',
  forSale: 'success',
  sold: 'accent',
  refused: 'neutral',
  withdrawn: 'neutral',
};

/** A short name: 'Valorant, Immortal 2'. */
export const offerName = ({ game, rank }: Offer): string => formatList([gameName(game), rank].filter(Boolean));
