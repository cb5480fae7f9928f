import type { PicturePair } from '../docs-pictures.ts';
import { TabBar } from './tab-bar.tsx';

const all = { id: 'all', label: 'All', href: '#all', isCurrent: true };

export const pictures: readonly PicturePair[] = [
  {
    do: {
      caption: 'A few views, with counts that lead to work.',
      picture: (
        <TabBar
          label="Views"
          items={[
            all,
            { id: 'mine', label: 'Mine', href: '#mine', count: '3' },
            { id: 'paused', label: 'Paused', href: '#paused' },
          ]}
        />
      ),
    },
    dont: {
      caption: 'Counts of everything, and actions among the views.',
      picture: (
        <TabBar
          label="Views"
          items={[
            { ...all, count: '14,022' },
            { id: 'mine', label: 'Mine', href: '#mine', count: '3' },
            { id: 'new', label: 'Create order', href: '#new' },
          ]}
        />
      ),
    },
  },
];
