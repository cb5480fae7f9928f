/** Most characters of a text in a site log entry. */
const SHOWN_MAX = 500;

const shown = (lines: readonly string[]): string => {
  const text = lines.join('\n');
  return text.length <= SHOWN_MAX ? text : `${text.slice(0, SHOWN_MAX).replace(/[\uD800-\uDBFF]$/, '')}…`;
};

const sharedStart = (one: readonly string[], other: readonly string[]): number => {
  const first = one.findIndex((line, place) => line !== other[place]);
  return first === -1 ? Math.min(one.length, other.length) : Math.min(first, other.length);
};

/** Returns the lines from the first to the last difference, for the site log. */
export function changedLines(before: string, after: string): { readonly before: string; readonly after: string } {
  const [was, is] = [before.split('\n'), after.split('\n')];
  const start = sharedStart(was, is);
  const [restWas, restIs] = [was.slice(start), is.slice(start)];
  const end = sharedStart(restWas.toReversed(), restIs.toReversed());
  return {
    before: shown(restWas.slice(0, restWas.length - end)),
    after: shown(restIs.slice(0, restIs.length - end)),
  };
}
