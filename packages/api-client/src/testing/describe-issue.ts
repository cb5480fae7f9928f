import type * as z from 'zod/mini';

type Issue = z.core.$ZodIssue;

const pathOf = (path: readonly PropertyKey[]): string => path.map(String).join('.') || 'the body';

/** The alternative of a union that fits best: the one whose issue lies deepest. */
function deepestIssue(issue: Issue): Issue {
  if (issue.code !== 'invalid_union') return issue;
  const inner = issue.errors.flatMap(([first]) => (first ? [deepestIssue(first)] : []));
  const [deepest = issue] = inner.sort((a, b) => b.path.length - a.path.length);
  return deepest === issue ? issue : { ...deepest, path: [...issue.path, ...deepest.path] };
}

function expectationOf(issue: Issue): string {
  switch (issue.code) {
    case 'unrecognized_keys':
      return `has unknown fields: ${issue.keys.join(', ')}`;
    case 'invalid_type':
      return `is not of type ${issue.expected}`;
    case 'invalid_value':
      return `is none of ${issue.values.map((value) => JSON.stringify(value)).join(', ')}`;
    case 'too_small':
      return `is below ${issue.minimum}`;
    case 'too_big':
      return `is above ${issue.maximum}`;
    case 'invalid_format':
      return `has no format ${issue.format}`;
    default:
      return `is wrong (${issue.code})`;
  }
}

/** Names the field of a broken contract, and what it should be: 'order.price.amount is not of type int'. */
export function describeIssue(issue: Issue): string {
  const deepest = deepestIssue(issue);
  return `${pathOf(deepest.path)} ${expectationOf(deepest)}`;
}
