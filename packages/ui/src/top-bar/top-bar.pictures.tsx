import type { PicturePair } from '../docs-pictures.ts';
import { Icon } from '../icon/icon.tsx';
import { TopBar, TopBarButton } from './top-bar.tsx';

export const pictures: readonly PicturePair[] = [
  {
    do: {
      caption: 'The name of the page, and what concerns all pages.',
      picture: (
        <TopBar
          title="Orders"
          actions={
            <>
              <TopBarButton aria-label="Messages, 2 unread" icon={<Icon name="message-square" size={20} />} count={2} />
              <TopBarButton aria-label="Notifications, new" icon={<Icon name="bell" size={20} />} hasDot />
            </>
          }
        />
      ),
    },
    dont: {
      caption: 'Actions for one order belong in its page header.',
      picture: (
        <TopBar
          title="Orders"
          actions={
            <>
              <TopBarButton aria-label="Pause order" icon={<Icon name="circle-pause" size={20} />} />
              <TopBarButton aria-label="Drop order" icon={<Icon name="trash" size={20} />} />
            </>
          }
        />
      ),
    },
  },
];
