import type * as z from 'zod/mini';
import { type MessageDescriptor, msg } from '../i18n/message.ts';

type RawIssue = z.core.$ZodRawIssue;

const requiredField = msg('This field is required');
export const nullNotAllowed = msg('Enter a value or leave this field out');
const invalidValue = msg('Enter a valid value');

function tooBig({ origin, maximum }: z.core.$ZodIssueTooBig): MessageDescriptor {
  const most = String(maximum);
  if (origin === 'array') return msg('Choose up to {most}', { most });
  if (origin !== 'string') return msg('Enter {most} or less', { most });
  return msg('Use up to {most, plural, one {# character} other {# characters}}', { most });
}

function tooSmall({ origin, minimum }: z.core.$ZodIssueTooSmall): MessageDescriptor {
  const least = String(minimum);
  if (origin === 'array') return msg('Choose at least {least}', { least });
  if (origin !== 'string') return msg('Enter {least} or more', { least });
  if (least === '1') return requiredField;
  return msg('Use at least {least, plural, one {# character} other {# characters}}', { least });
}

const formats: Readonly<Record<string, MessageDescriptor>> = {
  email: msg('Enter a valid email address'),
  url: msg('Enter a valid web address'),
  date: msg('Enter a valid date'),
  datetime: msg('Enter a valid date and time'),
};

/** A message in the schema takes precedence. */
export function validationMessage(issue: RawIssue): MessageDescriptor {
  switch (issue.code) {
    case 'too_big':
      return tooBig(issue as z.core.$ZodIssueTooBig);
    case 'too_small':
      return tooSmall(issue as z.core.$ZodIssueTooSmall);
    case 'invalid_type':
      return issue.input === undefined || issue.input === null
        ? requiredField
        : msg('Enter the type of value that this field takes');
    case 'invalid_union':
      return issue.input === undefined || issue.input === null ? requiredField : invalidValue;
    case 'invalid_value':
      return msg('Choose one of the available options');
    case 'not_multiple_of':
      return msg('Enter a multiple of {step}', { step: String(issue.divisor) });
    case 'invalid_format':
      return formats[String(issue.format)] ?? invalidValue;
    case 'unrecognized_keys':
      return msg('Remove this unknown field');
    default:
      return invalidValue;
  }
}
