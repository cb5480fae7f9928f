import { AREA_TEXT_MAX, users } from '@boostdesk/api-client/contract';
import type { Role } from '@boostdesk/auth';
import { ComboBox } from '@boostdesk/ui/combo-box';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useApi } from '../../core/services-context.ts';
import { useApiQuery } from '../../data/api-query.ts';
import { keys } from '../../data/query-client.ts';

/** Limit of the suggestions. */
const MAX_SUGGESTIONS = 20;

export interface PersonInputProps {
  readonly label: string;
  readonly subLabel?: string | undefined;
  readonly roles: readonly Role[] | undefined;
  /** User id; other values count as empty. */
  readonly value: unknown;
  readonly problem: string | undefined;
  readonly onChange: (id: number | null) => void;
}

const parts = { users: users.calls };

function usePeople(text: string, roles: readonly Role[] | undefined) {
  const api = useApi(parts);
  const query = {
    ...(text.trim() === '' ? {} : { text: text.trim().slice(0, AREA_TEXT_MAX) }),
    ...(roles === undefined ? {} : { filter: { role: [...roles] } }),
    sort: 'name' as const,
    limit: MAX_SUGGESTIONS,
  };
  return useApiQuery({
    key: keys.areaPick('users', query),
    fetch: (signal, quiet) => api.users.getPage(query, { signal, quiet }),
  });
}

/** The server has filtered already, also by addresses that are not shown. */
const acceptAll = () => true;

/** Combobox of users, by parts of the name or address, or by number. */
export const PersonInput = ({ label, subLabel, roles, value, problem, onChange }: PersonInputProps) => {
  const { t } = useLingui();
  const id = typeof value === 'number' ? value : null;
  const [text, setText] = useState(id === null ? '' : `#${id}`);
  const [chosen, setChosen] = useState('');
  const { data, isPending } = usePeople(text === chosen && id !== null ? `#${id}` : text, roles);
  const found = (data?.items ?? []).map((row) => ({ id: row.id, label: t`${row.name} (#${row.id})` }));
  // The combobox would clear a value that is not among the suggestions.
  const isMissing = id !== null && chosen !== '' && !found.some((one) => one.id === id);
  const items = isMissing ? [{ id, label: chosen }, ...found] : found;
  const preset = text === `#${id}` ? found.find((one) => one.id === id)?.label : undefined;
  const choose = (key: unknown) => {
    const item = items.find((one) => one.id === key);
    setText(item?.label ?? '');
    setChosen(item?.label ?? '');
    onChange(item?.id ?? null);
  };
  return (
    <ComboBox
      label={label}
      subLabel={subLabel}
      placeholder={t`Name, email or ID`}
      items={items}
      isLoading={isPending}
      inputValue={preset ?? text}
      onInputChange={setText}
      selectedKey={id}
      onSelectionChange={choose}
      menuTrigger="focus"
      defaultFilter={acceptAll}
      error={problem}
    />
  );
};
