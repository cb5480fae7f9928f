import type { PicturePair } from '../docs-pictures.ts';
import { Icon, type IconName } from '../icon/icon.tsx';
import { SideMenu } from './side-menu.tsx';

const link = (label: string, icon: IconName, count?: number) => ({
  id: label,
  label,
  href: '#',
  icon: <Icon name={icon} />,
  isCurrent: label === 'Applications',
  count: count === undefined ? undefined : { shown: String(count), spoken: `${count} waiting` },
});

export const pictures: readonly PicturePair[] = [
  {
    do: {
      caption: 'Groups by what people do, with a count where something waits for them.',
      picture: (
        <SideMenu
          label="Administration"
          groups={[
            { id: 'people', title: 'People', items: [link('Applications', 'users', 3), link('Users', 'user')] },
            { id: 'money', title: 'Money', items: [link('Payouts', 'wallet'), link('Coupons', 'ticket')] },
          ]}
        />
      ),
    },
    dont: {
      caption: 'No groups, and totals everywhere. The 3 that wait are lost among them.',
      picture: (
        <SideMenu
          label="Administration"
          groups={[
            {
              id: 'all',
              items: [
                link('Applications', 'users', 3),
                link('Coupons', 'ticket', 214),
                link('Payouts', 'wallet', 1820),
                link('Users', 'user', 48_201),
              ],
            },
          ]}
        />
      ),
    },
  },
];
