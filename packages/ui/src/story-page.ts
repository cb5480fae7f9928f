/**
 * What the page of a component says beside its stories: `parameters: { page }` of a story file. `.storybook` draws it
 * over the playground.
 */
export interface StoryPage {
  /** draft: its face may change, as long as no app uses it; stable: a change comes with a changeset; deprecated: take what `avoid` names. */
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
