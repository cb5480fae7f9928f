import { ChevronLeft, ChevronRight, Maximize2, X, ZoomIn, ZoomOut } from 'lucide-react';
import { type KeyboardEvent, type RefAttributes, useRef } from 'react';
import { useLocale } from 'react-aria/I18nProvider';
import { Dialog } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay, type ModalOverlayProps } from 'react-aria-components/Modal';
import { IconButton } from '../button/button.tsx';
import { classNames } from '../class-names.ts';
import { detailMessages } from '../messages/detail-messages.ts';
import { messages } from '../messages/messages.ts';
import { useZoom } from './use-zoom.ts';
import { toViewerKey } from './viewer-keys.ts';
import './picture-viewer.css';

/** A picture in full size. */
export interface ViewerPicture {
  readonly id: string | number;
  /** Address of the large size. */
  readonly url: string;
  /** In pixels. */
  readonly width: number;
  readonly height: number;
  /** Alternative text, shown below the picture. */
  readonly alt: string;
}

/** Texts of the viewer. */
export interface PictureViewerLabels {
  /** '2 of 4'. */
  readonly position: (index: number, count: number) => string;
  readonly previous: string;
  readonly next: string;
  readonly zoomIn: string;
  readonly zoomOut: string;
  readonly fit: string;
}

export interface PictureViewerProps extends Pick<ModalOverlayProps, 'style'>, RefAttributes<HTMLDivElement> {
  readonly className?: string | undefined;
  readonly pictures: readonly ViewerPicture[];
  /** Position of the shown picture; null while closed. */
  readonly index: number | null;
  readonly onIndexChange: (index: number) => void;
  readonly onClose: () => void;
  readonly labels?: PictureViewerLabels | undefined;
  /** @default 'Close' */
  readonly closeLabel?: string | undefined;
}

interface StageProps extends Pick<PictureViewerProps, 'pictures' | 'onIndexChange'> {
  readonly index: number;
  readonly close: () => void;
  readonly labels: PictureViewerLabels;
  readonly closeLabel: string;
}

const Stage = ({ pictures, index, onIndexChange, close, labels, closeLabel }: StageProps) => {
  const stage = useRef<HTMLDivElement>(null);
  const { direction } = useLocale();
  const onward = direction === 'rtl' ? -1 : 1;
  const { zoom, zoomIn, zoomOut, reset, moveBy, handlers } = useZoom(stage, (swipe) => go(swipe * onward));
  /** After the last picture comes the first. */
  function go(by: number): void {
    reset();
    onIndexChange((index + by + pictures.length) % pictures.length);
  }
  const isZoomed = zoom.scale > 1;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const key = toViewerKey(event.key, isZoomed);
    if (key === undefined) return;
    event.preventDefault();
    if ('move' in key) moveBy(...key.move);
    else if ('go' in key) go(key.go * onward);
    else ({ in: zoomIn, out: zoomOut, fit: reset })[key.zoom]();
  };
  const picture = pictures[index];
  if (picture === undefined) return null;
  const { scale, x, y } = zoom;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of the dialog, which the buttons have too
    <div className="bd-picture-viewer__frame" onKeyDown={onKeyDown}>
      <div className="bd-picture-viewer__bar">
        <span className="bd-picture-viewer__position" role="status">
          {pictures.length > 1 ? labels.position(index + 1, pictures.length) : null}
        </span>
        <IconButton aria-label={labels.zoomOut} onPress={zoomOut}>
          <ZoomOut size={18} aria-hidden="true" />
        </IconButton>
        <IconButton aria-label={labels.zoomIn} onPress={zoomIn}>
          <ZoomIn size={18} aria-hidden="true" />
        </IconButton>
        <IconButton aria-label={labels.fit} onPress={reset}>
          <Maximize2 size={18} aria-hidden="true" />
        </IconButton>
        <IconButton aria-label={closeLabel} autoFocus onPress={close}>
          <X size={18} aria-hidden="true" />
        </IconButton>
      </div>
      <div ref={stage} className="bd-picture-viewer__stage" data-zoomed={isZoomed || undefined} {...handlers}>
        <img
          key={picture.id}
          src={picture.url}
          width={picture.width}
          height={picture.height}
          alt={picture.alt}
          draggable={false}
          style={{ transform: `translate(${x}px, ${y}px) scale(${scale})` }}
        />
      </div>
      {pictures.length > 1 && (
        <>
          <div className="bd-picture-viewer__previous">
            <IconButton aria-label={labels.previous} onPress={() => go(-1)}>
              <ChevronLeft size={20} aria-hidden="true" />
            </IconButton>
          </div>
          <div className="bd-picture-viewer__next">
            <IconButton aria-label={labels.next} onPress={() => go(1)}>
              <ChevronRight size={20} aria-hidden="true" />
            </IconButton>
          </div>
        </>
      )}
      {picture.alt !== '' && (
        <p className="bd-picture-viewer__caption" dir="auto" translate="yes">
          {picture.alt}
        </p>
      )}
    </div>
  );
};

/** Shows pictures over the whole page, one at a time, with zoom. Focus returns to where it was. */
export const PictureViewer = ({
  pictures,
  index,
  onIndexChange,
  onClose,
  labels = detailMessages.pictureViewer,
  closeLabel = messages.close,
  className,
  ...rest
}: PictureViewerProps) => (
  <ModalOverlay
    {...rest}
    className={classNames('bd-picture-viewer', className)}
    isDismissable
    isOpen={index !== null}
    onOpenChange={(isOpen) => {
      if (!isOpen) onClose();
    }}
  >
    <Modal className="bd-picture-viewer__modal">
      <Dialog className="bd-picture-viewer__dialog" aria-label={pictures[index ?? 0]?.alt ?? ''}>
        {({ close }) => index !== null && <Stage {...{ pictures, index, onIndexChange, close, labels, closeLabel }} />}
      </Dialog>
    </Modal>
  </ModalOverlay>
);
