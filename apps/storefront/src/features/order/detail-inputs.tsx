import { type DetailField, type DetailFieldKey, detailLabel } from '@boostdesk/catalogs';
import { formatList } from '@boostdesk/i18n/format-list';
import { translate } from '@boostdesk/i18n/translate';
import { NumberField } from '@boostdesk/ui/number-field';
import { Select } from '@boostdesk/ui/select';
import { TextField } from '@boostdesk/ui/text-field';
import { plural, t } from '@lingui/core/macro';
import { formatCost } from './option-row.tsx';
import styles from './order.module.css';

const WHOLE = { maximumFractionDigits: 0 };
const SEARCHABLE_FROM = 9;

export const detailFieldLabel = ({ key }: DetailField): string => translate(detailLabel(key) ?? key);

export interface DetailInputProps {
  readonly field: DetailField;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly error: string | null;
}

/** Input for a detail; flags are switches (`OptionRow`). */
export const DetailInput = ({ field, ...props }: DetailInputProps) => {
  switch (field.kind) {
    case 'choice':
      return <ChoiceInput field={field} {...props} />;
    case 'number':
    case 'points':
      return <NumberInput field={field} {...props} />;
    case 'text':
    case 'names':
      return <TextInput field={field} {...props} />;
    case 'flag':
      return null;
  }
};

type InputOf<Kind extends DetailField['kind']> = Omit<DetailInputProps, 'field'> & {
  readonly field: Extract<DetailField, { readonly kind: Kind }>;
};

const ChoiceInput = ({ field, value, onChange, error }: InputOf<'choice'>) => {
  const { price, required = false, choices } = field;
  const percent = price?.rule === 'percent' ? price.percent : 0;
  const costOf = (choice: string) => (price?.rule === 'percents' ? (price.percents[choice] ?? 0) : 0);
  const items = choices.map((id) => {
    const label = translate(id);
    const cost = costOf(id);
    return { id, label: cost === 0 ? label : formatList([label, formatCost(cost)]) };
  });
  return (
    <Select
      label={detailFieldLabel(field)}
      subLabel={percent === 0 ? undefined : t`Adds ${percent}% to the price.`}
      items={items}
      value={value === '' ? null : value}
      onChange={(chosen) => onChange(String(chosen ?? ''))}
      {...(required ? {} : { placeholder: t`Not specified` })}
      isClearable={!required}
      isRequired={required}
      isSearchable={choices.length >= SEARCHABLE_FROM}
      error={error}
    />
  );
};

const NumberInput = ({ field, value, onChange }: InputOf<'number' | 'points'>) => {
  const { least, most } = field;
  return (
    <NumberField
      label={detailFieldLabel(field)}
      subLabel={numberHint(field)}
      minValue={least}
      maxValue={most}
      // The price updates while typing, so only valid values are accepted.
      commitBehavior="snap"
      formatOptions={WHOLE}
      value={value === '' ? null : Number(value)}
      onChange={(number) => onChange(number === null ? '' : String(number))}
    />
  );
};

const numberHint = ({ kind, price }: InputOf<'number' | 'points'>['field']): string => {
  if (kind === 'points') return t`Optional. What you have now.`;
  return price?.rule === 'each' ? t`Optional. Each one adds to the price.` : t`Optional`;
};

const examples: Readonly<Partial<Record<DetailFieldKey, () => string>>> = {
  champion: () => t`Ahri`,
  details: () => t`Tasks for your booster`,
};

const TextInput = ({ field, value, onChange, error }: InputOf<'text' | 'names'>) => {
  const { kind, longest, required = false } = field;
  return (
    <TextField
      className={styles.wideField ?? ''}
      label={detailFieldLabel(field)}
      subLabel={kind === 'names' ? namesHint(field.most, required) : textHint(longest, required)}
      placeholder={examples[field.key]?.() ?? ''}
      value={value}
      onChange={onChange}
      debounce={500}
      isRequired={required}
      error={error}
      validMessage={null}
    />
  );
};

const namesHint = (most: number, isRequired: boolean): string =>
  isRequired ? t`Up to ${most} names, separated by commas.` : t`Optional. Up to ${most} names, separated by commas.`;

const textHint = (longest: number, isRequired: boolean): string =>
  isRequired
    ? plural(longest, { one: 'Up to # character', other: 'Up to # characters' })
    : plural(longest, { one: 'Optional. Up to # character.', other: 'Optional. Up to # characters.' });
