import { games } from '@boostdesk/catalogs';
import { translate } from '@boostdesk/i18n/translate';
import { Select } from '@boostdesk/ui/select';
import { useLingui } from '@lingui/react/macro';
import { useAtomValue } from '../../../core/state.ts';
import { actorAtom } from '../../../session/session-atoms.ts';
import { FindField } from '../../../shared/components/find-field.tsx';
import { useUrlState } from '../../../shared/hooks/use-url-state.ts';
import { type ListState, toListState, toParams } from '../list-state.ts';
import styles from '../orders.module.css';

const ANY = 'any';

/** Search and sorting. Typing replaces the history entry, so that 'back' leaves the list. */
export const OrderFilters = () => {
  const { t } = useLingui();
  const actor = useAtomValue(actorAtom);
  const { state, change } = useUrlState({
    parse: (params) => toListState(params, actor),
    serialize: (next: ListState) => toParams(next, actor),
  });
  const set = (next: Partial<ListState>) => change(next, { replace: true });
  const isBoard = state.scope === 'board';
  return (
    <div className={styles.filters}>
      <FindField
        className={styles.text ?? ''}
        aria-label={t`Search orders`}
        placeholder={t`Order number, service or name`}
        value={state.text}
        onChange={(text) => set({ text })}
      />
      <Select
        aria-label={t`Game`}
        items={[
          { id: ANY, label: t`All games` },
          ...games.map(({ id, name }) => ({ id: String(id), label: translate(name) })),
        ]}
        value={state.game === null ? ANY : String(state.game)}
        onChange={(id) => set({ game: id === ANY || id === null ? null : Number(id) })}
        isSearchable
      />
      <Select
        aria-label={t`Sort by`}
        items={[
          { id: 'newest', label: isBoard ? t`Priority, then newest` : t`Newest first` },
          { id: 'oldest', label: isBoard ? t`Priority, then oldest` : t`Oldest first` },
        ]}
        value={state.sort}
        onChange={(sort) => set({ sort: sort === 'oldest' ? 'oldest' : 'newest' })}
      />
    </div>
  );
};
