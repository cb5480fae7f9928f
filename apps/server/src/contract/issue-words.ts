import type * as z from 'zod/mini';

type RawIssue = z.core.$ZodRawIssue;

const needed = 'This is needed';

function tooBig({ origin, maximum }: z.core.$ZodIssueTooBig): string {
  return origin === 'string' ? `At most ${maximum} characters` : `At most ${maximum}`;
}

function tooSmall({ origin, minimum }: z.core.$ZodIssueTooSmall): string {
  if (origin === 'string') return Number(minimum) === 1 ? needed : `At least ${minimum} characters`;
  return `At least ${minimum}`;
}

const formats: Readonly<Record<string, string>> = {
  email: 'This is no e-mail address',
  url: 'This is no web address',
  date: 'This is no date',
  datetime: 'This is no point in time',
};

/** What is wrong with one field, for whoever filled it in. A schema that words it itself comes first. */
export function issueWords(issue: RawIssue): string {
  switch (issue.code) {
    case 'too_big':
      return tooBig(issue as z.core.$ZodIssueTooBig);
    case 'too_small':
      return tooSmall(issue as z.core.$ZodIssueTooSmall);
    case 'invalid_type':
      return issue.input === undefined || issue.input === null ? needed : 'This is not what goes here';
    case 'invalid_value':
      return 'Choose one of those that there are';
    case 'not_multiple_of':
      return `In steps of ${String(issue.divisor)}`;
    case 'invalid_format':
      return formats[String(issue.format)] ?? 'This cannot be taken as it is';
    case 'unrecognized_keys':
      return 'This is not known here';
    default:
      return 'This cannot be taken as it is';
  }
}
