interface Entry {
  readonly id: string;
  readonly type: string;
  readonly title: string;
}

/** The first story of each component that is not about foundations or recipes, in the order of Storybook's index. */
export function firstStories(index: string): string[] {
  const { entries } = JSON.parse(index) as { entries: Readonly<Record<string, Entry>> };
  const first = new Map<string, string>();
  for (const { id, type, title } of Object.values(entries)) {
    if (type === 'story' && !/^(Foundations|Recipes)\//.test(title) && !first.has(title)) first.set(title, id);
  }
  return [...first.values()];
}
