import { Form } from '@boostdesk/ui/form';
import { useLingui } from '@lingui/react/macro';
import { unreadFields } from './area-draft.ts';
import { AreaFields, type AreaFieldsProps } from './area-fields.tsx';
import type { AreaRow, AreaView } from './area-view.ts';
import type { FormProblem } from './use-save.ts';

export interface RowFieldsProps<Row extends AreaRow> extends Omit<AreaFieldsProps, 'problems'> {
  /** Of the form, for the button that sends it. */
  readonly id: string;
  readonly area: AreaView<Row>;
  readonly problem: FormProblem | null;
  readonly onProblem: (problem: FormProblem) => void;
  readonly onSubmit: () => void;
}

/** The fields of a row in a form. It is not sent while something stands there that is no value. */
export const RowFields = <Row extends AreaRow>(props: RowFieldsProps<Row>) => {
  const { id, area, form, fields, problem, onChange, onProblem, onSubmit } = props;
  const { t } = useLingui();
  const submit = () => {
    const unread = unreadFields(fields);
    if (unread.length === 0) return onSubmit();
    const what = t`This is no amount`;
    onProblem({ message: what, fields: Object.fromEntries(unread.map((name) => [name, what])) });
  };
  return (
    <Form id={id} error={problem?.message} refusal={problem} onSubmit={submit}>
      <AreaFields form={form} fields={fields} onChange={onChange} problems={problem?.fields ?? {}} />
      {area.aside?.(fields)}
    </Form>
  );
};
