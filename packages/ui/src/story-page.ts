/** The documentation of a component page: `parameters: { page }` of a story file. `.storybook` renders it above the playground. */
export interface StoryPage {
  /** draft: the API may change while no app uses it; stable: changes come with a changeset; deprecated: `avoid` names the replacement. */
  readonly status: 'draft' | 'stable' | 'deprecated';
  /** What it does, in a sentence: 'Shows …', 'Asks …'. */
  readonly purpose: string;
  /** When not to use it, and what to use instead: 'For X, use Y.' */
  readonly avoid: string;
  /** Where the product uses it, with the screen names users know. */
  readonly usedIn: readonly string[];
  /** Key, and what it does, beginning with a verb: 'Moves …', 'Opens …'. */
  readonly keys?: readonly (readonly [key: string, does: string])[];
}
