import type { ComponentDocs } from '../component-docs.ts';

export const docs: ComponentDocs = {
  introduction:
    'A button runs an action on the page: saving, sending, opening a dialog. IconButton is the same button with an icon only.',
  anatomy: [
    ['Label', 'says what happens, as verb and object.'],
    ['Icon', 'optional, before the label. It repeats the meaning and adds none.'],
    ['Surface', 'shows by variant how important the action is.'],
    ['Spinner', 'replaces the label while `isPending`. The width stays.'],
  ],
  dos: [
    'Use one primary button per area, for the action most people come for.',
    'Keep the button in place and pending until the action has finished.',
  ],
  donts: [
    'Don’t use the danger variant for anything that can be undone.',
    'Don’t disable a button without saying nearby what is missing.',
  ],
  content: [
    'Write verb and object without an article: Save changes, Cancel order.',
    'Repeat the verb of the dialog’s title. Never OK or Yes.',
  ],
  accessibility: [
    'A button is a native button. Its label is its name, and an IconButton needs aria-label.',
    'While pending, it keeps focus, ignores presses and is announced as in progress.',
    'A toggle sets aria-pressed. The state is shown by border and text, not by colour alone.',
  ],
  related: ['link', 'menu', 'tooltip'],
  examples: ['Variants', 'Toggled', 'Small', 'WithIcon', 'IconOnly', 'Pending', 'Disabled'],
};
