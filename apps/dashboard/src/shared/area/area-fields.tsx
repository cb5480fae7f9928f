import { visibleLength } from '@boostdesk/catalogs/text';
import { Checkbox } from '@boostdesk/ui/checkbox';
import { MoneyField } from '@boostdesk/ui/money-field';
import { NumberField } from '@boostdesk/ui/number-field';
import { Stack } from '@boostdesk/ui/page-layout';
import { Select } from '@boostdesk/ui/select';
import { TextField } from '@boostdesk/ui/text-field';
import type { AreaField, Fields } from './area-view.ts';
import { isCurrency } from './is-currency.ts';
import { DayInput, MarkdownInput } from './lazy-inputs.tsx';
import { PersonInput } from './person-input.tsx';

interface InputProps<K extends AreaField['kind']> {
  readonly field: Extract<AreaField, { kind: K }>;
  readonly value: unknown;
  readonly labels: {
    readonly label: string;
    readonly subLabel: string | undefined;
    readonly error: string | undefined;
  };
  readonly onChange: (value: unknown) => void;
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

const TextInput = ({ field, value, labels, onChange }: InputProps<'text' | 'longText'>) => (
  <TextField
    {...labels}
    isMultiline={field.kind === 'longText'}
    disableSpecialChars={field.disableSpecialChars ?? false}
    value={textOf(value)}
    validMessage={null}
    onChange={(text) => onChange(field.isOptional === true && visibleLength(text) === 0 ? null : text)}
  />
);

const NumberInput = ({ field, value, labels, onChange }: InputProps<'percent' | 'count'>) => (
  <NumberField
    {...labels}
    {...(field.kind === 'percent' ? { minValue: 0, maxValue: 100 } : field.range)}
    isPercent={field.kind === 'percent'}
    formatOptions={{ maximumFractionDigits: field.kind === 'percent' ? 2 : 0 }}
    value={typeof value === 'number' ? value : null}
    onChange={onChange}
  />
);

const MoneyInput = ({ field, fields, value, labels, onChange }: InputProps<'money'> & { readonly fields: Fields }) => {
  const currency = field.currency ?? fields[field.currencyFrom ?? ''];
  return (
    <MoneyField
      {...labels}
      minValue={0}
      currency={isCurrency(currency) ? currency : undefined}
      value={typeof value === 'number' ? value : null}
      onChange={onChange}
    />
  );
};

const ChoiceInput = ({ field, value, labels, onChange }: InputProps<'choice'>) => (
  <Select
    {...labels}
    items={field.options}
    isClearable={field.isOptional === true}
    isSearchable={field.options.length > 8}
    value={value as string | number | null}
    onChange={onChange}
  />
);

/** Multiple choice. Null means all options, with future ones. */
const ChoicesInput = ({ field, value, labels, onChange }: InputProps<'choices'>) => {
  const isAll = field.all !== undefined && value === null;
  const inOrder = (ids: readonly (string | number)[]) =>
    field.options.map(({ id }) => id).filter((id) => ids.includes(id));
  return (
    <Stack gap={8}>
      {field.all !== undefined && (
        <Checkbox isSelected={isAll} onChange={(isOn) => onChange(isOn ? null : [])}>
          {field.all}
        </Checkbox>
      )}
      {!isAll && (
        <Select
          {...labels}
          selectionMode="multiple"
          items={field.options}
          value={Array.isArray(value) ? (value as (string | number)[]) : []}
          isSearchable={field.options.length > 8}
          onChange={(ids) => onChange(inOrder(ids as (string | number)[]))}
        />
      )}
    </Stack>
  );
};

interface FieldInputProps {
  readonly field: AreaField;
  readonly fields: Fields;
  readonly problem: string | undefined;
  readonly onChange: (value: unknown) => void;
}

const FieldInput = ({ field, fields, problem, onChange }: FieldInputProps) => {
  const labels = { label: field.label, subLabel: field.note, error: problem };
  const value = fields[field.name];
  const input = { labels, value, onChange };
  switch (field.kind) {
    case 'flag':
      return (
        <Checkbox isSelected={value === true} onChange={onChange}>
          {field.label}
        </Checkbox>
      );
    case 'day':
      return (
        <DayInput
          {...labels}
          isClearable={field.isOptional === true}
          value={textOf(value) || null}
          onChange={onChange}
        />
      );
    case 'markdown':
      return <MarkdownInput {...labels} value={textOf(value)} onChange={onChange} />;
    case 'person':
      return (
        <PersonInput
          label={field.label}
          subLabel={field.note}
          roles={field.roles}
          value={value}
          problem={problem}
          onChange={onChange}
        />
      );
    case 'percent':
    case 'count':
      return <NumberInput field={field} {...input} />;
    case 'money':
      return <MoneyInput field={field} fields={fields} {...input} />;
    case 'choice':
      return <ChoiceInput field={field} {...input} />;
    case 'choices':
      return <ChoicesInput field={field} {...input} />;
    default:
      return <TextInput field={field} {...input} />;
  }
};

export interface AreaFieldsProps {
  readonly form: readonly AreaField[];
  readonly fields: Fields;
  /** Error messages by field name. */
  readonly problems: Readonly<Record<string, string>>;
  readonly onChange: (fields: Fields) => void;
}

/** Form fields of a row, one input per kind. */
export const AreaFields = ({ form, fields, problems, onChange }: AreaFieldsProps) =>
  form.map((field) => (
    <FieldInput
      key={field.name}
      field={field}
      fields={fields}
      problem={problems[field.name]}
      onChange={(value) => onChange({ ...fields, [field.name]: value })}
    />
  ));
