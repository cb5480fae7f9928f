import type { ComponentDocs } from '../component-docs.ts';

export const docs: ComponentDocs = {
  introduction:
    'Shows one to four pictures of a message as thumbnails. Their room is reserved, so nothing moves when they load.',
  anatomy: [
    ['Thumbnail', 'a button that opens the picture; very narrow and very wide pictures are cropped.'],
    ['Progress', 'how much is uploaded, with a button that cancels.'],
    ['Problem', 'why the pictures were not sent.'],
  ],
  dos: ['Pass the picture’s own width and height.', 'Open the picture viewer from it.'],
  donts: ['Don’t show more than four pictures.', 'Don’t use it for decoration.'],
  content: ['The alternative text says what the picture shows. Without one, say who sent it.'],
  accessibility: [
    'Each thumbnail is a button with the picture’s alternative text as its name.',
    'The progress is a progress bar with a name.',
  ],
  related: ['picture-viewer', 'picture-attachments', 'chat-thread'],
  examples: ['Four', 'Uploading', 'Refused'],
};
