import type { FormIssue } from './form-schema.ts';

/** What is wrong with a form: in all, and by the names of its fields; that of a part of a value is its path, `games.0`. */
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
 * What stands where: at the path that is wrong, and at the field that it lies in, the first of several. What belongs to none of
 * the `names` is said of the form as a whole, so that nothing that is wrong stays unsaid.
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

/** What a schema found; a field's own words where it has some. */
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

/** What a server found: beside its message, what it says of fields that the form does not have. */
export function fitServerProblem(names: readonly string[], { message, fields }: FormProblem): FormProblem {
  const found = assignToFields(names, Object.entries(fields));
  return { message: message ?? found.message, fields: found.fields };
}
