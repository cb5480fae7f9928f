import type { ComponentDocs } from '../component-docs.ts';

export const docs: ComponentDocs = {
  introduction: 'A numbered section of a long form. It shows when its part is complete.',
  anatomy: [
    ['Number', 'the place in the form. A check mark once done.'],
    ['Title', 'a heading that names the step.'],
    ['Note', 'one sentence on what is asked for and why.'],
    ['Content', 'the fields.'],
  ],
  dos: ['Order steps as people think about them.', 'Let all steps stay open, so that people can go back.'],
  donts: ['Don’t spread a form over several pages.', 'Don’t number parts that can be done in any order.'],
  content: ['Titles are short nouns: Account details.', 'The note answers the question that people would ask.'],
  accessibility: [
    'Each step is a region named by its heading, with its number read first.',
    'The done state is text for screen readers.',
  ],
  related: ['form', 'card'],
  examples: ['Done', 'InASection'],
};
