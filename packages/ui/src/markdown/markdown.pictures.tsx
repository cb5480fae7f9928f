import type { PicturePair } from '../docs-pictures.ts';
import { Markdown } from './markdown.tsx';

export const pictures: readonly PicturePair[] = [
  {
    do: {
      caption: 'Text written as Markdown, such as rules.',
      picture: (
        <Markdown
          firstLevel={3}
          text={'## Accounts\n\nPlay only on the **server** of the order.\n\n- no purchases\n- no messages'}
        />
      ),
    },
    dont: {
      caption: 'A chat message. “- 18 LP” becomes a list item, and the minus is lost.',
      picture: <Markdown text={'One win, one loss:\n\n+ 21 LP\n\n- 18 LP'} />,
    },
  },
];
