import { games } from '@boostdesk/catalogs';
import { translate } from '@boostdesk/i18n/translate';
import { Segmented } from '@boostdesk/ui/segmented';
import { Select } from '@boostdesk/ui/select';
import { useLingui } from '@lingui/react/macro';
import type { RankingState } from './ranking-state.ts';
import styles from './rankings.module.css';

const ALL = -1;

interface RankingFiltersProps {
  readonly state: RankingState;
  readonly onChange: (next: Partial<RankingState>) => void;
}

/** Game, period and sorting. */
export const RankingFilters = ({ state, onChange }: RankingFiltersProps) => {
  const { t } = useLingui();
  return (
    <div className={styles.filters}>
      <Segmented
        label={t`Ranked by`}
        segments={[
          { id: 'orders', label: t`Orders` },
          { id: 'rating', label: t`Rating` },
          { id: 'pace', label: t`Pace` },
        ]}
        value={state.by}
        onChange={(by) => onChange({ by })}
      />
      <Segmented
        label={t`Period`}
        segments={[
          { id: 'month', label: t`30 days` },
          { id: 'quarter', label: t`90 days` },
          { id: 'year', label: t`1 year` },
          { id: 'ever', label: t`All time` },
        ]}
        value={state.period}
        onChange={(period) => onChange({ period })}
      />
      <Select
        className={styles.game ?? ''}
        label={t`Game`}
        items={[{ id: ALL, label: t`All games` }, ...games.map(({ id, name }) => ({ id, label: translate(name) }))]}
        value={state.game ?? ALL}
        onChange={(id) => onChange({ game: id === ALL || id === null ? null : Number(id) })}
        isSearchable
      />
    </div>
  );
};
