import { Tag } from '@boostdesk/ui/badge';
import type { DataColumn } from '@boostdesk/ui/data-table';
import { RatingStars } from '@boostdesk/ui/rating-stars';
import { useLingui } from '@lingui/react/macro';
import { formatDecimal, formatNumber } from '../../i18n/format.ts';
import { PersonCell } from '../../shared/components/person-cell.tsx';
import type { RankingRow } from './ranking-state.ts';

/** A booster, marked if it is the user. */
export const Booster = ({ row, self }: { readonly row: RankingRow; readonly self: number }) => {
  const { t } = useLingui();
  return (
    <PersonCell person={row.booster}>
      {row.badge && <Tag>{row.badge}</Tag>}
      {row.booster.id === self && <Tag>{t`You`}</Tag>}
    </PersonCell>
  );
};

/** Without reviews or timed orders. */
const NONE = '–';

/** One decimal: more would be false precision. */
const TENTH = 1;

export const Rating = ({ rating }: Pick<RankingRow, 'rating'>) => {
  const { t } = useLingui();
  if (rating === null) return NONE;
  return <RatingStars value={rating} variant="short" describe={(value, max) => t`${value} out of ${max}`} />;
};

export const Pace = ({ pace }: Pick<RankingRow, 'pace'>) => (pace === null ? NONE : `${formatDecimal(pace, TENTH)}×`);

export function useRankingColumns(self: number): DataColumn<RankingRow>[] {
  const { t } = useLingui();
  return [
    {
      id: 'place',
      header: t`Position`,
      cell: ({ place }) => <b>{formatNumber(place)}</b>,
      width: '72px',
      align: 'end',
    },
    {
      id: 'booster',
      header: t`Booster`,
      cell: (row) => <Booster row={row} self={self} />,
      width: 'minmax(180px, 3fr)',
      isRowHeader: true,
    },
    {
      id: 'orders',
      header: t`Completed orders`,
      cell: ({ orders }) => formatNumber(orders),
      width: 'minmax(110px, 1fr)',
      align: 'end',
    },
    {
      id: 'rating',
      header: t`Rating`,
      cell: ({ rating }) => <Rating rating={rating} />,
      width: 'minmax(90px, 1fr)',
      align: 'end',
    },
    {
      id: 'pace',
      header: t`Pace`,
      cell: ({ pace }) => <Pace pace={pace} />,
      width: 'minmax(90px, 1fr)',
      align: 'end',
    },
  ];
}
