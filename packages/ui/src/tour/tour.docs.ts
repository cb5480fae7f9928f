import type { ComponentDocs } from '../component-docs.ts';

export const docs: ComponentDocs = {
  introduction: 'Leads new users through a few places of the page, one step at a time.',
  anatomy: [
    ['Spotlight', 'shows the place and dims the rest.'],
    ['Box', 'title and one or two sentences.'],
    ['Steps', 'number of the step and of all steps.'],
    ['Buttons', 'back, next and skip.'],
  ],
  dos: ['Start it once, and offer it again in the help menu.', 'Skip steps whose place is not on the page.'],
  donts: ['Don’t use more than six steps.', 'Don’t explain what a label can say.'],
  content: ['The title names the place, the text says what it is good for.', 'One or two sentences per step.'],
  accessibility: [
    'The box is a dialog and takes focus with each step. Its step number is read.',
    'Escape ends the tour and returns focus.',
  ],
  related: ['banner', 'empty-state', 'hover-popover'],
  playground: 'Light',
  examples: [],
  frame: 560,
};
