import type { ComponentDocs } from '../component-docs.ts';

export const docs: ComponentDocs = {
  introduction: 'Shows a person by picture or initials, with a dot if they are online.',
  anatomy: [
    ['Picture', 'cropped to a circle.'],
    ['Initials', 'on a tint of their own if there is no picture.'],
    ['Presence dot', 'online.'],
  ],
  dos: ['Use the same size within a list.', 'Make it decorative next to the person’s name.'],
  donts: ['Don’t use it for games, ranks or companies.', 'Don’t use the tint to mean anything.'],
  content: ['The name is the person’s display name.'],
  accessibility: [
    'It is an image with the name, and online if so.',
    'A decorative avatar is hidden from screen readers.',
  ],
  related: ['chat-panel', 'list-row', 'crest'],
  examples: ['Online', 'Colors'],
};
