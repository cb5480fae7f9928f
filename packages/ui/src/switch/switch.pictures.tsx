import type { PicturePair } from '../docs-pictures.ts';
import { Switch } from './switch.tsx';

export const pictures: readonly PicturePair[] = [
  {
    do: {
      caption: 'The label names the setting. On means yes.',
      picture: (
        <>
          <Switch defaultSelected>Sounds</Switch>
          <Switch>Desktop notifications</Switch>
        </>
      ),
    },
    dont: {
      caption: 'The label changes with the state, and a negative label turns it around.',
      picture: (
        <>
          <Switch defaultSelected>Sounds are on</Switch>
          <Switch>Don’t notify me</Switch>
        </>
      ),
    },
  },
];
