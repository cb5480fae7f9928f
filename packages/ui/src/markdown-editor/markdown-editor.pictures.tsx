import type { PicturePair } from '../docs-pictures.ts';
import { MarkdownEditor } from './markdown-editor.tsx';

const ignore = () => undefined;

export const pictures: readonly PicturePair[] = [
  {
    do: {
      caption: 'A text with headings and lists, and a hint that says who will see it.',
      picture: (
        <MarkdownEditor
          label="Rules"
          subLabel="Visible to all boosters"
          rows={5}
          value={'## Accounts\n\n- no purchases\n- no messages'}
          onChange={ignore}
        />
      ),
    },
    dont: {
      caption: 'A note of one line. Use a text field.',
      picture: <MarkdownEditor label="Note" rows={5} value="Called the customer" onChange={ignore} />,
    },
  },
];
