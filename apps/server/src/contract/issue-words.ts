import type * as z from 'zod/mini';
import { type Phrase, phrase } from '../words/phrase.ts';

type RawIssue = z.core.$ZodRawIssue;

const needed = phrase('This field is required');
/** For null in an optional field that is not nullable. */
export const unwanted = phrase('Enter a value or leave this field out');
const untaken = phrase('Enter a valid value');

function tooBig({ origin, maximum }: z.core.$ZodIssueTooBig): Phrase {
  const most = String(maximum);
  if (origin === 'array') return phrase('Choose up to {most}', { most });
  if (origin !== 'string') return phrase('Enter {most} or less', { most });
  return phrase('Use up to {most, plural, one {# character} other {# characters}}', { most });
}

function tooSmall({ origin, minimum }: z.core.$ZodIssueTooSmall): Phrase {
  const least = String(minimum);
  if (origin === 'array') return phrase('Choose at least {least}', { least });
  if (origin !== 'string') return phrase('Enter {least} or more', { least });
  if (least === '1') return needed;
  return phrase('Use at least {least, plural, one {# character} other {# characters}}', { least });
}

const formats: Readonly<Record<string, Phrase>> = {
  email: phrase('Enter a valid email address'),
  url: phrase('Enter a valid web address'),
  date: phrase('Enter a valid date'),
  datetime: phrase('Enter a valid date and time'),
};

/** Returns the user's message for a validation issue. A message in the schema takes precedence. */
export function issueWords(issue: RawIssue): Phrase {
  switch (issue.code) {
    case 'too_big':
      return tooBig(issue as z.core.$ZodIssueTooBig);
    case 'too_small':
      return tooSmall(issue as z.core.$ZodIssueTooSmall);
    case 'invalid_type':
      return issue.input === undefined || issue.input === null
        ? needed
        : phrase('Enter the type of value that this field takes');
    case 'invalid_value':
      return phrase('Choose one of the available options');
    case 'not_multiple_of':
      return phrase('Enter a multiple of {step}', { step: String(issue.divisor) });
    case 'invalid_format':
      return formats[String(issue.format)] ?? untaken;
    case 'unrecognized_keys':
      return phrase('Remove this unknown field');
    default:
      return untaken;
  }
}
