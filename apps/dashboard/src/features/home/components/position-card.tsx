import { Card } from '@boostdesk/ui/card';
import { Icon } from '@boostdesk/ui/icon';
import { Link } from '@boostdesk/ui/link';
import { ListRow, ListRows, RowIcon } from '@boostdesk/ui/list-row';
import { Trans, useLingui } from '@lingui/react/macro';
import { formatNumber } from '../../../i18n/format.ts';
import { QueryView } from '../../../shared/components/query-view.tsx';
import { useMyPosition } from '../api.ts';

/** A booster's rank by finished orders of the last 30 days, with a link to the rankings. */
export const PositionCard = () => (
  <Card
    title={<Trans>Position among boosters</Trans>}
    isLined
    isFlush
    actions={
      <Link variant="quiet" href="/rankings">
        <Trans>Rankings</Trans>
      </Link>
    }
  >
    <QueryView query={useMyPosition()} rows={1}>
      {({ place, of }) => (
        <ListRows>
          <Position place={place} of={of} />
        </ListRows>
      )}
    </QueryView>
  </Card>
);

interface PositionProps {
  /** Null without finished orders in that period. */
  readonly place: number | null;
  readonly of: number;
}

const Position = ({ place, of }: PositionProps) => {
  const { t } = useLingui();
  return (
    <ListRow
      mark={
        <RowIcon>
          <Icon name="trophy" size={16} />
        </RowIcon>
      }
      href="/rankings?period=month"
      title={place === null ? t`Not ranked` : t`Position ${formatNumber(place)} of ${formatNumber(of)}`}
      note={
        place === null
          ? t`Only orders completed in the last 30 days count.`
          : t`Based on orders completed in the last 30 days.`
      }
    />
  );
};
