interface Change {
  readonly bump: string;
  readonly text: string;
}

/** A changeset's part for this package: front matter with package names, then the text. */
function readChangeset(file: string): Change | undefined {
  const [, head = '', text = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(file) ?? [];
  const bump = /^['"]@boostdesk\/ui['"]:\s*(\w+)/m.exec(head)?.[1];
  return bump === undefined ? undefined : { bump, text: text.trim().replaceAll(/\s*\n\s*/g, ' ') };
}

const order = ['major', 'minor', 'patch'];

/** List items in Markdown of the changes to this package that no release has yet, the largest first. */
export const collectUnreleased = (changesets: readonly string[]): string[] =>
  changesets
    .flatMap((file) => readChangeset(file) ?? [])
    .toSorted((one, other) => order.indexOf(one.bump) - order.indexOf(other.bump))
    .map(({ text }) => `- ${text}`);
