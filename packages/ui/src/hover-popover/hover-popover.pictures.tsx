import type { PicturePair } from '../docs-pictures.ts';
import { Link } from '../link/link.tsx';
import { ListRow, ListRows } from '../list-row/list-row.tsx';
import { PopoverPicture } from '../picture-surfaces.tsx';
import { TextField } from '../text-field/text-field.tsx';

export const pictures: readonly PicturePair[] = [
  {
    do: {
      caption: 'The newest first, and a way to the rest.',
      picture: (
        <PopoverPicture>
          <ListRows>
            <ListRow title="Order #10482 is complete" note="2 minutes ago" />
            <ListRow title="New message from Kaito" note="1 hour ago" />
          </ListRows>
          <p style={{ margin: 12 }}>
            <Link href="#all">All notifications</Link>
          </p>
        </PopoverPicture>
      ),
    },
    dont: {
      caption: 'A form in it is lost when the pointer leaves.',
      picture: (
        <PopoverPicture>
          <div style={{ padding: 12 }}>
            <TextField label="Reply to Kaito" defaultValue="I’ll be online at" />
          </div>
        </PopoverPicture>
      ),
    },
  },
];
