import './tour.css';
import { Button } from '../button/button.tsx';
import type { PicturePair } from '../docs-pictures.ts';
import { Icon } from '../icon/icon.tsx';

interface BoxProps {
  readonly title: string;
  readonly text: string;
  readonly progress: string;
}

/** The box without its focus trap. */
const Box = ({ title, text, progress }: BoxProps) => (
  <div className="bd-tour-box" style={{ justifySelf: 'center' }}>
    <div className="bd-tour-head">
      <h2>{title}</h2>
      <Icon name="close" />
    </div>
    <div className="bd-tour-text">{text}</div>
    <div className="bd-tour-foot">
      <span className="bd-tour-progress">{progress}</span>
      <Button size="s" variant="primary">
        Next
      </Button>
    </div>
  </div>
);

export const pictures: readonly PicturePair[] = [
  {
    do: {
      caption: 'One of a few places, and what it is good for.',
      picture: <Box title="Chat" text="Ask your booster anything. They reply between matches." progress="2 of 4" />,
    },
    dont: {
      caption: 'One of twelve steps, which repeats what the button says.',
      picture: <Box title="Save button" text="Press Save to save." progress="7 of 12" />,
    },
  },
];
