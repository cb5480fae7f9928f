/** What the docs page of a component says: `<name>.docs.ts` beside the component. */
export interface ComponentDocs {
  /** One or two sentences under the title. */
  readonly introduction: string;
  /** Part, and what it is for. */
  readonly anatomy: readonly (readonly [part: string, role: string])[];
  readonly dos: readonly string[];
  readonly donts: readonly string[];
  /** Rules for the texts in it. */
  readonly content: readonly string[];
  /** Roles, names, focus and announcements; keys are in `parameters.page`. */
  readonly accessibility: readonly string[];
  /** Folders of related components. */
  readonly related: readonly string[];
  /** Export name of the story with controls, if it is not the first. */
  readonly playground?: string;
  /** Export names of the stories shown below; all others are tests. */
  readonly examples: readonly string[];
  /** Height in px of the frame of a component that fills or covers the page. Its playground has no controls. */
  readonly frame?: number;
}
