import { orderNeeds } from '@boostdesk/api-client/contract';
import { isStaff } from '@boostdesk/auth';
import { games } from '@boostdesk/catalogs';
import { Icon } from '@boostdesk/ui/icon';
import { Select } from '@boostdesk/ui/select';
import { TextField } from '@boostdesk/ui/text-field';
import { useLingui } from '@lingui/react/macro';
import { said } from '../../../app/said.ts';
import { actorAtom } from '../../../app/session-atoms.ts';
import { useAtomValue } from '../../../app/state.ts';
import { needWord } from '../../../parts/need-words.ts';
import { type ListState, toParams } from '../list-state.ts';
import styles from '../orders.module.css';

const ANY = 'any';

export interface OrderFiltersProps {
  readonly state: ListState;
  readonly onChange: (params: URLSearchParams, options: { readonly replace: boolean }) => void;
}

/** Text and order of the list. Typing replaces the address, so that 'back' leaves the list and not a letter. */
export const OrderFilters = ({ state, onChange }: OrderFiltersProps) => {
  const { t } = useLingui();
  const actor = useAtomValue(actorAtom);
  const isBoard = state.scope === 'board';
  const change = (next: Partial<ListState>) => onChange(toParams({ ...state, ...next }, actor), { replace: true });
  return (
    <div className={styles.filters}>
      <TextField
        className={styles.text ?? ''}
        aria-label={t`Find in orders`}
        placeholder={t`Number, service or name`}
        value={state.text}
        debounce={500}
        validMessage={null}
        start={<Icon name="search" size={16} />}
        onChange={(text) => change({ text })}
      />
      <Select
        aria-label={t`Game`}
        items={[
          { id: ANY, label: t`All games` },
          ...games.map(({ id, name }) => ({ id: String(id), label: said(name) })),
        ]}
        value={state.game === null ? ANY : String(state.game)}
        onChange={(id) => change({ game: id === ANY || id === null ? null : Number(id) })}
        isSearchable
      />
      {isStaff(actor) && !state.archived && (
        <Select
          aria-label={t`Needs a hand`}
          items={[{ id: ANY, label: t`All orders` }, ...orderNeeds.map((id) => ({ id, label: needWord(id) }))]}
          value={state.need ?? ANY}
          onChange={(id) => change({ need: orderNeeds.find((need) => need === id) ?? null, status: null })}
        />
      )}
      <Select
        aria-label={t`Order of the list`}
        items={[
          { id: 'newest', label: isBoard ? t`Priority, then newest` : t`Newest first` },
          { id: 'oldest', label: isBoard ? t`Priority, then oldest` : t`Oldest first` },
        ]}
        value={state.sort}
        onChange={(sort) => change({ sort: sort === 'oldest' ? 'oldest' : 'newest' })}
      />
    </div>
  );
};
