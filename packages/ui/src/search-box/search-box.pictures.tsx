import type { PicturePair } from '../docs-pictures.ts';
import { TextField } from '../text-field/text-field.tsx';
import { SearchBox } from './search-box.tsx';

const change = () => undefined;

export const pictures: readonly PicturePair[] = [
  {
    do: {
      caption: 'The search of the whole product says what it finds.',
      picture: (
        <SearchBox
          value=""
          onChange={change}
          sections={[]}
          placeholder="Search orders and pages"
          shortcut="/"
          isInline
        />
      ),
    },
    dont: {
      caption: 'A list on the page is filtered by a text field, not by a search with results of its own.',
      picture: <SearchBox value="" onChange={change} sections={[]} placeholder="Filter this list" isInline />,
    },
  },
  {
    do: { caption: 'The filter of a list.', picture: <TextField label="Filter orders" placeholder="Game or number" /> },
    dont: {
      caption: 'The placeholder doesn’t say what can be found.',
      picture: <SearchBox value="" onChange={change} sections={[]} placeholder="…" isInline />,
    },
  },
];
