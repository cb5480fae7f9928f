import { Crest } from '../crest/crest.tsx';
import type { PicturePair } from '../docs-pictures.ts';
import { ChoiceGrid } from './choice-grid.tsx';

const change = () => undefined;
const gold = { value: 'gold', label: 'Gold', mark: <Crest tier="gold" size={28} /> };

export const pictures: readonly PicturePair[] = [
  {
    do: {
      caption: 'Every choice has its picture.',
      picture: (
        <ChoiceGrid
          label="Target rank"
          variant="tile"
          value="gold"
          onChange={change}
          choices={[{ value: 'silver', label: 'Silver', mark: <Crest tier="silver" size={28} /> }, gold]}
        />
      ),
    },
    dont: {
      caption: 'With and without pictures, the choices seem to differ in kind.',
      picture: (
        <ChoiceGrid
          label="Target rank"
          variant="tile"
          value="gold"
          onChange={change}
          choices={[{ value: 'silver', label: 'Silver' }, gold]}
        />
      ),
    },
  },
];
