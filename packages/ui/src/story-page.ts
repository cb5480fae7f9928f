/** Documentation of a component page: `parameters: { page }`. */
export interface StoryPage {
  /** draft: the API may change; stable: changes come with a changeset; deprecated: `avoid` names the replacement. */
  readonly status: 'draft' | 'stable' | 'deprecated';
  /** A sentence: 'Shows …', 'Asks …'. */
  readonly purpose: string;
  /** What to use instead: 'For X, use Y.' */
  readonly avoid: string;
  /** Screens that use it, by the names users know. */
  readonly usedIn: readonly string[];
  /** Key, and what it does: 'Moves …', 'Opens …'. */
  readonly keys?: readonly (readonly [key: string, does: string])[];
}
