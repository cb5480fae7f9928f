import type { PicturePair } from '../docs-pictures.ts';
import { LayoutPicture } from '../picture-surfaces.tsx';

export const pictures: readonly PicturePair[] = [
  {
    do: {
      caption: 'One frame around all pages. Only the page changes.',
      picture: (
        <LayoutPicture
          template={`"nav bar" 32px "nav page" 112px / 72px 1fr`}
          areas={{ nav: 'Navigation', bar: 'Top bar', page: 'Page' }}
        />
      ),
    },
    dont: {
      caption: 'The page brings a frame of its own, so people find two navigations and two top bars.',
      picture: (
        <LayoutPicture
          template={`"nav bar bar" 32px "nav menu head" 32px "nav menu page" 76px / 72px 72px 1fr`}
          areas={{ nav: 'Navigation', bar: 'Top bar', menu: 'Navigation', head: 'Top bar', page: 'Page' }}
        />
      ),
    },
  },
];
