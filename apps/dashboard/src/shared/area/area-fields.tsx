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

interface FieldProps<K extends AreaField['kind']> {
  readonly field: Extract<AreaField, { kind: K }>;
  readonly fields: Fields;
  readonly problem: string | undefined;
  readonly onChange: (value: unknown) => void;
}

const noteOf = ({ note }: AreaField) => (note === undefined ? {} : { subLabel: note });

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Visible lines of a Markdown text. */
const MARKDOWN_ROWS = 12;

const TextInput = ({ field, fields, problem, onChange }: FieldProps<'text' | 'longText'>) => (
  <TextField
    label={field.label}
    {...noteOf(field)}
    isMultiline={field.kind === 'longText'}
    {...(field.kind === 'longText' && field.rows !== undefined ? { rows: field.rows } : {})}
    value={textOf(fields[field.name])}
    validMessage={null}
    error={problem}
    onChange={(text) => onChange(text === '' && field.isOptional === true ? null : text)}
  />
);

const PercentInput = ({ field, fields, problem, onChange }: FieldProps<'percent'>) => {
  const value = fields[field.name];
  return (
    <NumberField
      label={field.label}
      {...noteOf(field)}
      minValue={0}
      maxValue={100}
      formatOptions={{ maximumFractionDigits: 2 }}
      value={typeof value === 'number' ? value : Number.NaN}
      error={problem}
      onChange={(next) => onChange(Number.isNaN(next) ? null : next)}
    />
  );
};

const CountInput = ({ field, fields, problem, onChange }: FieldProps<'count'>) => {
  const value = fields[field.name];
  return (
    <NumberField
      label={field.label}
      {...noteOf(field)}
      {...(field.least === undefined ? {} : { minValue: field.least })}
      {...(field.most === undefined ? {} : { maxValue: field.most })}
      formatOptions={{ maximumFractionDigits: 0 }}
      value={typeof value === 'number' ? value : Number.NaN}
      error={problem}
      onChange={(next) => onChange(Number.isNaN(next) ? null : next)}
    />
  );
};

const MoneyInput = ({ field, fields, problem, onChange }: FieldProps<'money'>) => {
  const value = fields[field.name];
  const currency = field.currency ?? fields[field.currencyFrom ?? ''];
  return (
    <MoneyField
      label={field.label}
      {...noteOf(field)}
      minValue={0}
      currency={isCurrency(currency) ? currency : undefined}
      value={typeof value === 'number' ? value : null}
      error={problem}
      onChange={onChange}
    />
  );
};

const FlagInput = ({ field, fields, onChange }: FieldProps<'flag'>) => (
  <Checkbox isSelected={fields[field.name] === true} onChange={onChange}>
    {field.label}
  </Checkbox>
);

const ChoiceInput = ({ field, fields, problem, onChange }: FieldProps<'choice'>) => (
  <Select
    label={field.label}
    {...noteOf(field)}
    items={field.options}
    isClearable={field.isOptional === true}
    isSearchable={field.options.length > 8}
    value={fields[field.name] as string | number | null}
    error={problem}
    onChange={onChange}
  />
);

/** Multiple choice. Null means all options, with future ones. */
const ChoicesInput = ({ field, fields, problem, onChange }: FieldProps<'choices'>) => {
  const value = fields[field.name];
  const chosen = Array.isArray(value) ? (value as (string | number)[]) : [];
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
          label={field.label}
          {...noteOf(field)}
          selectionMode="multiple"
          items={field.options}
          value={chosen}
          error={problem}
          isSearchable={field.options.length > 8}
          onChange={(ids) => onChange(inOrder(ids as (string | number)[]))}
        />
      )}
    </Stack>
  );
};

const FieldInput = ({ field, ...rest }: Omit<FieldProps<never>, 'field'> & { readonly field: AreaField }) => {
  switch (field.kind) {
    case 'day':
      return (
        <DayInput
          label={field.label}
          note={field.note}
          isClearable={field.isOptional === true}
          value={textOf(rest.fields[field.name]) || null}
          problem={rest.problem}
          onChange={rest.onChange}
        />
      );
    case 'markdown':
      return (
        <MarkdownInput
          label={field.label}
          note={field.note}
          rows={field.rows ?? MARKDOWN_ROWS}
          value={textOf(rest.fields[field.name])}
          problem={rest.problem}
          onChange={rest.onChange}
        />
      );
    case 'percent':
      return <PercentInput field={field} {...rest} />;
    case 'count':
      return <CountInput field={field} {...rest} />;
    case 'person':
      return (
        <PersonInput
          label={field.label}
          {...noteOf(field)}
          roles={field.roles}
          value={rest.fields[field.name]}
          problem={rest.problem}
          onChange={rest.onChange}
        />
      );
    case 'money':
      return <MoneyInput field={field} {...rest} />;
    case 'flag':
      return <FlagInput field={field} {...rest} />;
    case 'choice':
      return <ChoiceInput field={field} {...rest} />;
    case 'choices':
      return <ChoicesInput field={field} {...rest} />;
    default:
      return <TextInput field={field} {...rest} />;
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
