import type { PicturePair } from '../docs-pictures.ts';
import { FormStep } from './form-step.tsx';

export const pictures: readonly PicturePair[] = [
  {
    do: {
      caption: 'Steps that build on each other. Complete steps have a check mark and stay open.',
      picture: (
        <>
          <FormStep headingLevel={3} number={1} title="Game and service" isDone doneLabel="Done">
            LoL boosting
          </FormStep>
          <FormStep headingLevel={3} number={2} title="Rank" note="6 divisions up">
            Gold II to Platinum IV
          </FormStep>
        </>
      ),
    },
    dont: {
      caption: 'Numbers where the order doesn’t matter. Use cards with titles.',
      picture: (
        <>
          <FormStep headingLevel={3} number={1} title="Language">
            English
          </FormStep>
          <FormStep headingLevel={3} number={2} title="Sounds">
            On
          </FormStep>
        </>
      ),
    },
  },
];
