import type { ComponentDocs } from '../component-docs.ts';

export const docs: ComponentDocs = {
  introduction: 'The logo of the product as a drawing in the accent colour.',
  anatomy: [['Drawing', 'two shapes of different strength.']],
  dos: ['Keep free space of half its size around it.', 'Name it where it links to the start page.'],
  donts: ['Don’t recolour parts of it.', 'Don’t use it as an icon for other things.'],
  content: ['Its name is Boostdesk.'],
  accessibility: ['Without a name it is hidden from screen readers.'],
  related: ['icon', 'top-bar', 'site-frame'],
  examples: ['Named'],
};
