import type { ComponentDocs } from '../component-docs.ts';

export const docs: ComponentDocs = {
  introduction: 'Lists the pictures of a message that is being written, each with a field for its description.',
  anatomy: [
    ['Preview', 'the chosen picture.'],
    ['Description', 'its alternative text; optional.'],
    ['Remove', 'takes the picture out of the message.'],
    ['Error', 'why a file was not added.'],
  ],
  dos: ['Place it above the composer’s text.', 'Keep the error until the next choice.'],
  donts: ['Don’t upload before the message is sent.', 'Don’t require a description.'],
  content: ['An error says which file was refused and why.'],
  accessibility: [
    'The pictures are a list with a name.',
    'Fields and buttons are numbered: “Remove picture 2”.',
    'An error is announced at once.',
  ],
  related: ['picture-strip', 'chat-composer', 'file-drop'],
  examples: ['Two', 'WithError'],
};
