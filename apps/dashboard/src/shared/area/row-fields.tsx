import { Form } from '@boostdesk/ui/form';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { FormProblem } from '../hooks/use-submit.ts';
import { changedFields, unreadFields } from './area-draft.ts';
import { AreaFields, type AreaFieldsProps } from './area-fields.tsx';
import type { AreaRow, AreaView, Fields } from './area-view.ts';

interface Refused {
  readonly problem: FormProblem | null;
}

export interface RowFieldsProps<Row extends AreaRow> extends Omit<AreaFieldsProps, 'problems'>, Refused {
  /** Id of the form, for its submit button. */
  readonly id: string;
  readonly area: AreaView<Row>;
  readonly onProblem: (problem: FormProblem) => void;
  readonly onSubmit: () => void;
}

const none: ReadonlySet<string> = new Set();

/** Keeps field errors until the field is edited. */
function useFieldProblems({
  form,
  fields,
  problem,
  onChange,
}: Pick<AreaFieldsProps, 'form' | 'fields' | 'onChange'> & Refused) {
  const [edited, setEdited] = useState<Refused & { readonly names: ReadonlySet<string> }>({ problem, names: none });
  const names = edited.problem === problem ? edited.names : none;
  return {
    problems: Object.fromEntries(Object.entries(problem?.fields ?? {}).filter(([name]) => !names.has(name))),
    change: (next: Fields) => {
      setEdited({ problem, names: new Set([...names, ...changedFields(form, fields, next)]) });
      onChange(next);
    },
  };
}

/** Form with a row's fields. It is not sent while a field is unreadable. */
export const RowFields = <Row extends AreaRow>(props: RowFieldsProps<Row>) => {
  const { id, area, form, fields, problem, onProblem, onSubmit } = props;
  const { t } = useLingui();
  const { problems, change } = useFieldProblems(props);
  const submit = () => {
    const unread = unreadFields(fields);
    if (unread.length === 0) return onSubmit();
    const what = t`Enter a valid amount`;
    onProblem({ message: what, fields: Object.fromEntries(unread.map((name) => [name, what])) });
  };
  return (
    <Form id={id} error={problem?.message} refusal={problem} onSubmit={submit}>
      <AreaFields form={form} fields={fields} onChange={change} problems={problems} />
      {area.aside?.(fields)}
    </Form>
  );
};
