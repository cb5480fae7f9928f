import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import type { PicturePair } from '../docs-pictures.ts';
import { PopoverPicture } from '../picture-surfaces.tsx';

export const pictures: readonly PicturePair[] = [
  {
    do: {
      caption: 'The surface of a component that floats, here a list of choices.',
      picture: (
        <PopoverPicture>
          <ListBox aria-label="Server" selectionMode="single" defaultSelectedKeys={['EU-West']}>
            {['EU-West', 'EU-Nordic and East', 'North America'].map((name) => (
              <ListBoxItem key={name} id={name} className="bd-option">
                {name}
              </ListBoxItem>
            ))}
          </ListBox>
        </PopoverPicture>
      ),
    },
    dont: {
      caption: 'A notice that opens by itself and covers the page. Use a banner.',
      picture: (
        <>
          <p>Order #10482, Gold II to Platinum IV</p>
          <PopoverPicture>
            <p style={{ padding: 12 }}>Payouts are on Friday this week.</p>
          </PopoverPicture>
        </>
      ),
    },
  },
];
