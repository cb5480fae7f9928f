import { Form } from '@boostdesk/ui/form';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { FormProblem } from '../hooks/use-submit.ts';
import { changedFields, unreadFields } from './area-draft.ts';
import { AreaFields } from './area-fields.tsx';
import type { AreaField, AreaRow, Fields, PanelArea } from './area-view.ts';

/** State of the form of a row or a new row. */
export interface FormState {
  readonly form: readonly AreaField[];
  readonly fields: Fields;
  readonly problem: FormProblem | null;
  readonly change: (fields: Fields) => void;
  readonly setProblem: (problem: FormProblem) => void;
  readonly submit: () => void;
}

interface RowFieldsProps<Row extends AreaRow> {
  /** Id of the form, for its submit button. */
  readonly id: string;
  readonly area: PanelArea<Row>;
  readonly state: FormState;
}

const none: ReadonlySet<string> = new Set();

/** Keeps field errors until the field is edited. */
function useFieldProblems({ form, fields, problem, change }: FormState) {
  const [edited, setEdited] = useState({ problem, names: none });
  const names = edited.problem === problem ? edited.names : none;
  return {
    problems: Object.fromEntries(Object.entries(problem?.fields ?? {}).filter(([name]) => !names.has(name))),
    changeFields: (next: Fields) => {
      setEdited({ problem, names: new Set([...names, ...changedFields(form, fields, next)]) });
      change(next);
    },
  };
}

/** Form with a row's fields. It is not sent while a field is unreadable. */
export const RowFields = <Row extends AreaRow>({ id, area, state }: RowFieldsProps<Row>) => {
  const { form, fields, problem, setProblem, submit } = state;
  const { t } = useLingui();
  const { problems, changeFields } = useFieldProblems(state);
  const submitReadable = () => {
    const unread = unreadFields(fields);
    if (unread.length === 0) return submit();
    const message = t`Enter a valid amount`;
    setProblem({ message, fields: Object.fromEntries(unread.map((name) => [name, message])) });
  };
  return (
    <Form id={id} error={problem?.message} refusal={problem} onSubmit={submitReadable}>
      <AreaFields form={form} fields={fields} onChange={changeFields} problems={problems} />
      {area.aside?.(fields)}
    </Form>
  );
};
