import type { PicturePair } from '../docs-pictures.ts';
import { Icon } from '../icon/icon.tsx';
import { Timeline } from './timeline.tsx';

const at = Date.UTC(2026, 10, 20, 14);
const clock = () => at + 3_600_000;
const pause = <Icon name="circle-pause" size={14} />;

export const pictures: readonly PicturePair[] = [
  {
    do: {
      caption: 'What happened, in the past tense.',
      picture: (
        <Timeline
          clock={clock}
          headingLevel={4}
          events={[{ id: 'paused', at, icon: pause, tone: 'warning', text: 'Mina paused the order' }]}
        />
      ),
    },
    dont: {
      caption: 'A conversation has its own place.',
      picture: (
        <Timeline
          clock={clock}
          headingLevel={4}
          events={[{ id: 'asked', at, icon: <Icon name="message-square" size={14} />, text: 'Mina: are you there?' }]}
        />
      ),
    },
  },
];
