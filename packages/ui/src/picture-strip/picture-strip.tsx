import { X } from 'lucide-react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { IconButton } from '../button/button.tsx';
import { classNames } from '../class-names.ts';
import { cssVars } from '../css-vars.ts';
import { detailMessages } from '../messages/detail-messages.ts';
import { ProgressBar } from '../progress-bar/progress-bar.tsx';
import './picture-strip.css';

/** A picture with its thumbnail. */
export interface StripPicture {
  readonly id: string | number;
  /** Address of the thumbnail. */
  readonly thumbnail: string;
  /** In pixels; they reserve the room before the thumbnail is loaded. */
  readonly width: number;
  readonly height: number;
  /** Alternative text; it also names the button. */
  readonly alt: string;
}

/** Texts of the strip. */
export interface PictureStripLabels {
  readonly uploading: string;
  readonly cancel: string;
}

export interface PictureStripProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  readonly pictures: readonly StripPicture[];
  /** Called with the position of the pressed picture. */
  readonly onOpen: (index: number) => void;
  /** A thumbnail could not be loaded. */
  readonly onLoadError?: (() => void) | undefined;
  /** The uploaded part from 0 to 1; undefined when nothing is uploaded. */
  readonly progress?: number | undefined;
  /** Without it, an upload cannot be cancelled. */
  readonly onCancel?: (() => void) | undefined;
  /** Why the pictures were not sent. */
  readonly problem?: ReactNode;
  readonly labels?: PictureStripLabels | undefined;
}

/** Narrower and wider pictures are cut. */
const RATIO = { least: 0.6, most: 2 } as const;

const ratioOf = ({ width, height }: StripPicture): number =>
  Math.min(RATIO.most, Math.max(RATIO.least, width / Math.max(1, height)));

/** Up to four thumbnails with fixed room, so that nothing moves when they load. */
export const PictureStrip = ({
  pictures,
  onOpen,
  onLoadError,
  progress,
  onCancel,
  problem,
  labels = detailMessages.pictureStrip,
  className,
  style,
  ...rest
}: PictureStripProps) => {
  const [first] = pictures;
  const isSingle = pictures.length === 1 && first !== undefined;
  return (
    <div {...rest} className={classNames('bd-picture-strip', className)} style={style}>
      <div
        className="bd-picture-strip__grid"
        data-single={isSingle || undefined}
        style={isSingle ? cssVars({ '--bd-picture-ratio': ratioOf(first) }) : undefined}
      >
        {pictures.map(({ id, thumbnail, width, height, alt }, index) => (
          <Button key={id} className="bd-picture-strip__picture" onPress={() => onOpen(index)}>
            <img src={thumbnail} width={width} height={height} alt={alt} decoding="async" onError={onLoadError} />
          </Button>
        ))}
      </div>
      {progress !== undefined && (
        <div className="bd-picture-strip__progress">
          <ProgressBar value={Math.round(progress * 100)} label={labels.uploading} size="thin" />
          {onCancel && (
            <IconButton size="s" aria-label={labels.cancel} onPress={onCancel}>
              <X size={16} aria-hidden="true" />
            </IconButton>
          )}
        </div>
      )}
      {problem !== undefined && problem !== '' && <p className="bd-picture-strip__problem">{problem}</p>}
    </div>
  );
};
