import type { ComponentDocs } from '../component-docs.ts';

export const docs: ComponentDocs = {
  introduction: 'Shows the status of an order by icon, word and colour.',
  anatomy: [
    ['Icon', 'one per status.'],
    ['Word', 'the status as specified.'],
    ['Surface', 'the tint of the status, or none in the plain variant.'],
  ],
  dos: ['Use the plain variant in tables.', 'Show one pill per order.'],
  donts: ['Don’t use it for other states. Use a tag.', 'Don’t shorten or translate the status yourself.'],
  content: ['Statuses keep their exact wording: Awaiting for booster.'],
  accessibility: ['Icon and word carry the meaning. The colours were chosen for all kinds of colour vision.'],
  related: ['badge', 'progress-bar'],
  examples: ['Pills', 'Plain'],
};
