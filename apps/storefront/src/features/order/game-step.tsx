import { FormStep } from '@boostdesk/ui/form-step';
import { GameMark } from '@boostdesk/ui/game-mark';
import { pickedOf } from './choice.ts';
import { GrowingGrid } from './growing-grid.tsx';
import { shelves } from './offers.ts';
import type { StepProps } from './step-props.ts';

const games = shelves.map(({ key, name, short }) => ({
  value: key,
  label: name,
  mark: <GameMark short={short} size="s" />,
}));

export const GameStep = ({ choice, change, number }: StepProps) => {
  const { shelf } = pickedOf(choice);
  const offers = shelf.offers.map(({ slug, name }) => ({ value: slug, label: name }));
  return (
    <FormStep title="Game and service" number={number} isDone doneLabel="Done">
      <GrowingGrid
        label="Game"
        choices={games}
        value={choice.game}
        onChange={(game) => change({ game })}
        first={4}
        more={`${games.length - 4} more games`}
      />
      <GrowingGrid
        key={shelf.key}
        label="Service"
        choices={offers}
        value={choice.service}
        onChange={(service) => change({ service })}
        first={8}
        more={`${offers.length - 8} more services`}
      />
    </FormStep>
  );
};
