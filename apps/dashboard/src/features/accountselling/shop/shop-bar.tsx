import { AREA_COUNT_MAX, AREA_TEXT_MAX } from '@boostdesk/api-client/contract';
import { Segmented } from '@boostdesk/ui/segmented';
import { Select } from '@boostdesk/ui/select';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { AreaState } from '../../../shared/area/area-state.ts';
import { FindField } from '../../../shared/components/find-field.tsx';
import { gameOptions } from '../../../shared/labels/catalog-names.ts';
import { serviceOptions } from '../offer-labels.ts';
import styles from './shop.module.css';
import { showsPurchases } from './shop-query.ts';

const ALL = -1;

const sorts = {
  newest: { sort: 'id', direction: 'descending' },
  cheapest: { sort: 'price', direction: 'ascending' },
  dearest: { sort: 'price', direction: 'descending' },
} as const satisfies Record<string, AreaState['sort']>;

const sortIdOf = ({ sort, direction }: AreaState['sort']): keyof typeof sorts => {
  if (sort !== 'price') return 'newest';
  return direction === 'ascending' ? 'cheapest' : 'dearest';
};

function toSelectedId(value: AreaState['filter'][string] | undefined): number {
  const [first] = Array.isArray(value) ? value : [];
  return first === undefined ? ALL : Number(first);
}

interface ShopBarProps {
  readonly state: AreaState;
  readonly onChange: (next: Partial<AreaState>) => void;
  /** Accounts that match; undefined while they are loading. */
  readonly total: number | undefined;
}

/** What the shop lists: for sale or bought, of which game and service, in which order. */
export const ShopBar = ({ state, onChange, total }: ShopBarProps) => {
  const { t } = useLingui();
  const setFilter = (name: string, value: AreaState['filter'][string] | undefined) => {
    const { [name]: _, ...others } = state.filter;
    onChange({ filter: value === undefined ? others : { ...others, [name]: value } });
  };
  const choose = (name: string) => (id: string | number | null) =>
    setFilter(name, id === ALL || id === null ? undefined : [String(id)]);
  return (
    <div className={styles.bar}>
      <Segmented
        label={t`Show`}
        segments={[
          { id: 'sale', label: t`For sale` },
          { id: 'mine', label: t`My purchases` },
        ]}
        value={showsPurchases(state) ? 'mine' : 'sale'}
        onChange={(view) => setFilter('mine', view === 'mine' ? true : undefined)}
      />
      <FindField
        className={styles.find ?? ''}
        aria-label={t`Search accounts`}
        placeholder={t`Server, rank or description`}
        maxLength={AREA_TEXT_MAX}
        value={state.text}
        onChange={(text) => onChange({ text })}
      />
      <Select
        className={styles.select ?? ''}
        label={t`Game`}
        items={[{ id: ALL, label: t`All games` }, ...gameOptions]}
        value={toSelectedId(state.filter.game)}
        onChange={choose('game')}
        isSearchable
      />
      <Select
        className={styles.select ?? ''}
        label={t`Service`}
        items={[{ id: ALL, label: t`All services` }, ...serviceOptions()]}
        value={toSelectedId(state.filter.service)}
        onChange={choose('service')}
      />
      <Select
        className={styles.select ?? ''}
        label={t`Sort by`}
        items={[
          { id: 'newest', label: t`Newest` },
          { id: 'cheapest', label: t`Lowest price` },
          { id: 'dearest', label: t`Highest price` },
        ]}
        value={sortIdOf(state.sort)}
        onChange={(id) => onChange({ sort: sorts[(id ?? 'newest') as keyof typeof sorts] })}
      />
      <p className={styles.count} role="status">
        {total !== undefined &&
          (total > AREA_COUNT_MAX
            ? plural(AREA_COUNT_MAX, { one: 'More than # account', other: 'More than # accounts' })
            : plural(total, { one: '# account', other: '# accounts' }))}
      </p>
    </div>
  );
};
