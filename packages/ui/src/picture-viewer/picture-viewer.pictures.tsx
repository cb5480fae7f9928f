import './picture-viewer.css';
import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import type { PicturePair } from '../docs-pictures.ts';
import { Icon } from '../icon/icon.tsx';
import { PictureRow, samplePicture, WindowPicture } from '../picture-surfaces.tsx';

interface ViewerProps {
  readonly caption: string;
  readonly children: ReactNode;
}

/** The viewer without its focus trap. */
const Viewer = ({ caption, children }: ViewerProps) => (
  <WindowPicture height={220}>
    <div className="bd-picture-viewer__frame">
      <div className="bd-picture-viewer__bar">
        <span className="bd-picture-viewer__position">1 of 3</span>
        <Icon name="close" size={18} />
      </div>
      <div className="bd-picture-viewer__stage">{children}</div>
      <p className="bd-picture-viewer__caption">{caption}</p>
    </div>
  </WindowPicture>
);

export const pictures: readonly PicturePair[] = [
  {
    do: {
      caption: 'A picture that was pressed, with its description below.',
      picture: (
        <Viewer caption="The scoreboard after the last match">
          <img src={samplePicture(1600, 900, '#2b6cb0')} alt="" />
        </Viewer>
      ),
    },
    dont: {
      caption: 'A question, which a press outside or a swipe can answer by accident. Use a modal.',
      picture: (
        <Viewer caption="Delete all 3 pictures?">
          <div style={{ display: 'grid', placeContent: 'center', blockSize: '100%' }}>
            <PictureRow>
              <Button>Keep pictures</Button>
              <Button variant="primary">Delete pictures</Button>
            </PictureRow>
          </div>
        </Viewer>
      ),
    },
  },
];
