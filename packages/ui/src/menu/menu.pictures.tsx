import { Menu } from 'react-aria-components/Menu';
import type { PicturePair } from '../docs-pictures.ts';
import { PopoverPicture } from '../picture-surfaces.tsx';
import { MenuItem, MenuSeparator } from './menu.tsx';

export const pictures: readonly PicturePair[] = [
  {
    do: {
      caption: 'Verbs, the most used first. The destructive action comes last and apart.',
      picture: (
        <PopoverPicture>
          <Menu aria-label="Order" className="bd-menu">
            <MenuItem id="pause" icon="circle-pause">
              Pause order
            </MenuItem>
            <MenuItem id="extend" icon="plus" isDisabled>
              Extend order
            </MenuItem>
            <MenuSeparator />
            <MenuItem id="drop" icon="trash" tone="danger">
              Drop order
            </MenuItem>
          </Menu>
        </PopoverPicture>
      ),
    },
    dont: {
      caption: 'Nouns and verbs mixed, and the destructive action first.',
      picture: (
        <PopoverPicture>
          <Menu aria-label="Order" className="bd-menu">
            <MenuItem id="drop">Drop</MenuItem>
            <MenuItem id="pause">Pausing</MenuItem>
            <MenuItem id="extend">Extension of order</MenuItem>
          </Menu>
        </PopoverPicture>
      ),
    },
  },
];
