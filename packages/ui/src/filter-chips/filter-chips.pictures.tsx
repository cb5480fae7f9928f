import { Button } from '../button/button.tsx';
import type { PicturePair } from '../docs-pictures.ts';
import { FilterBar, FilterChip } from './filter-chips.tsx';

const remove = () => undefined;

export const pictures: readonly PicturePair[] = [
  {
    do: {
      caption: 'Every active filter with its value, and a way to clear them all.',
      picture: (
        <FilterBar>
          <FilterChip name="Game" value="LoL" onRemove={remove} />
          <FilterChip name="Status" value="Paused" onRemove={remove} />
          <Button variant="quiet" size="s">
            Clear all
          </Button>
        </FilterBar>
      ),
    },
    dont: {
      caption: 'Names without values hide what is filtered.',
      picture: (
        <FilterBar>
          <FilterChip name="Game" value="" onRemove={remove} />
          <FilterChip name="Status" value="" onRemove={remove} />
        </FilterBar>
      ),
    },
  },
];
