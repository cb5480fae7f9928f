import type { FormIssue } from './form-schema.ts';

/** Errors of a form, as a whole and by field name; nested values by path, `games.0`. */
export interface FormProblem {
  /** Null if the field errors say it all. */
  readonly message: string | null;
  readonly fields: Readonly<Record<string, string>>;
}

const toPath = ({ path = [] }: FormIssue): string =>
  path.map((step) => String(typeof step === 'object' ? step.key : step)).join('.');

const [WHOLE, FIRST] = ['', 0];
const getTopField = (path: string): string => path.split('.')[FIRST] ?? WHOLE;

/** Assigns issues to their path and top-level field; the first counts. Issues outside `names` go to the form message. */
function assignToFields(
  names: readonly string[],
  wrong: readonly (readonly [path: string, what: string])[],
): FormProblem {
  const fields: Record<string, string> = {};
  const rest: string[] = [];
  for (const [path, what] of wrong) {
    const top = getTopField(path);
    if (names.includes(top)) {
      fields[path] ??= what;
      fields[top] ??= what;
    } else rest.push(what);
  }
  return { message: rest.length > 0 ? [...new Set(rest)].join(' ') : null, fields };
}

/** `errorMessages` override the schema's texts. */
export function toFormProblem(
  names: readonly string[],
  issues: readonly FormIssue[],
  messages: Readonly<Record<string, string | undefined>> = {},
): FormProblem {
  const toEntry = (issue: FormIssue) => {
    const path = toPath(issue);
    return [path, messages[getTopField(path)] ?? issue.message] as const;
  };
  return assignToFields(names, issues.map(toEntry));
}

/** Errors of unknown fields go to the message. */
export function fitServerProblem(names: readonly string[], { message, fields }: FormProblem): FormProblem {
  const found = assignToFields(names, Object.entries(fields));
  return { message: message ?? found.message, fields: found.fields };
}
