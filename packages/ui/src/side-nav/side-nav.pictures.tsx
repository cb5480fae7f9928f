import type { PicturePair } from '../docs-pictures.ts';
import { Icon, type IconName } from '../icon/icon.tsx';
import { SideNav, type SideNavProps } from './side-nav.tsx';

const entry = (label: string, icon: IconName) => ({ id: label, label, icon: <Icon name={icon} size={20} /> });
const home = { ...entry('Home', 'house'), href: '#', isCurrent: true };
const orders = { ...entry('Orders', 'swords'), href: '#' };
const press = () => undefined;

const Nav = ({ items }: Pick<SideNavProps, 'items'>) => (
  <div style={{ justifySelf: 'center', inlineSize: 120, blockSize: 290, background: 'var(--bd-bg-sunken)' }}>
    <SideNav brand={{ name: 'Boostdesk', href: '#' }} items={items} />
  </div>
);

export const pictures: readonly PicturePair[] = [
  {
    do: {
      caption: 'Pages, each named in a word or two.',
      picture: <Nav items={[home, orders, { ...entry('Profile', 'user'), href: '#' }]} />,
    },
    dont: {
      caption: 'An action among the pages, named by a phrase. Place it on the orders page.',
      picture: <Nav items={[home, orders, { ...entry('Cancel my newest order', 'trash'), onPress: press }]} />,
    },
  },
];
