import type * as z from 'zod/mini';
import { type Phrase, phrase } from '../words/phrase.ts';

type RawIssue = z.core.$ZodRawIssue;

const needed = phrase('This is needed');
/** Of null where a field may be left out, and has to be to stay empty. */
export const unwanted = phrase('Leave this out, or fill it in');
const untaken = phrase('This cannot be taken as it is');

function tooBig({ origin, maximum }: z.core.$ZodIssueTooBig): Phrase {
  const most = String(maximum);
  if (origin !== 'string') return phrase('At most {most}', { most });
  return phrase('At most {most, plural, one {# character} other {# characters}}', { most });
}

function tooSmall({ origin, minimum }: z.core.$ZodIssueTooSmall): Phrase {
  const least = String(minimum);
  if (origin !== 'string') return phrase('At least {least}', { least });
  if (least === '1') return needed;
  return phrase('At least {least, plural, one {# character} other {# characters}}', { least });
}

const formats: Readonly<Record<string, Phrase>> = {
  email: phrase('This is no e-mail address'),
  url: phrase('This is no web address'),
  date: phrase('This is no date'),
  datetime: phrase('This is no point in time'),
};

/** What is wrong with one field, for whoever filled it in. A schema that words it itself comes first. */
export function issueWords(issue: RawIssue): Phrase {
  switch (issue.code) {
    case 'too_big':
      return tooBig(issue as z.core.$ZodIssueTooBig);
    case 'too_small':
      return tooSmall(issue as z.core.$ZodIssueTooSmall);
    case 'invalid_type':
      return issue.input === undefined || issue.input === null ? needed : phrase('This is not what goes here');
    case 'invalid_value':
      return phrase('Choose one of those that there are');
    case 'not_multiple_of':
      return phrase('In steps of {step}', { step: String(issue.divisor) });
    case 'invalid_format':
      return formats[String(issue.format)] ?? untaken;
    case 'unrecognized_keys':
      return phrase('This is not known here');
    default:
      return untaken;
  }
}
