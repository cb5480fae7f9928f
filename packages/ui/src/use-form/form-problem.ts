import type { FormIssue } from './form-schema.ts';

/** Validation errors of a form: for the whole form and by field name; a nested value uses its path, `games.0`. */
export interface FormProblem {
  /** Null if the field errors say it all. */
  readonly message: string | null;
  readonly fields: Readonly<Record<string, string>>;
}

const toPath = ({ path = [] }: FormIssue): string =>
  path.map((step) => String(typeof step === 'object' ? step.key : step)).join('.');

const [WHOLE, FIRST] = ['', 0];
const getTopField = (path: string): string => path.split('.')[FIRST] ?? WHOLE;

/**
 * Assigns each issue to its path and its top-level field; the first of several counts. Issues outside of `names` go to the form message, so
 * that none is lost.
 */
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

/** Converts schema issues; `errorMessages` override the schema's texts. */
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

/** Moves errors of fields that the form does not have into its message. */
export function fitServerProblem(names: readonly string[], { message, fields }: FormProblem): FormProblem {
  const found = assignToFields(names, Object.entries(fields));
  return { message: message ?? found.message, fields: found.fields };
}
