import { X } from 'lucide-react';
import { type ComponentPropsWithRef, type KeyboardEvent, type ReactNode, useId } from 'react';
import { IconButton } from '../button/button.tsx';
import { classNames } from '../class-names.ts';
import { detailMessages } from '../messages/detail-messages.ts';
import { TextField } from '../text-field/text-field.tsx';
import './picture-attachments.css';

/** A chosen picture that is not sent yet. */
export interface AttachedPicture {
  readonly id: string;
  /** Address of the preview, such as `blob:…`. */
  readonly preview: string;
  /** Alternative text, or ''. */
  readonly alt: string;
}

/** Texts of the attachments. */
export interface PictureAttachmentsLabels {
  /** Name of the list. */
  readonly list: string;
  /** Label of the alternative text of a picture. */
  readonly alt: (position: number) => string;
  readonly altHint: string;
  readonly remove: (position: number) => string;
}

export interface PictureAttachmentsProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  readonly pictures: readonly AttachedPicture[];
  readonly onAltChange: (id: string, alt: string) => void;
  readonly onRemove: (id: string) => void;
  /** Limit of alternative texts in UTF-16 units. */
  readonly maxLength?: number | undefined;
  /** Why a file was not added. */
  readonly error?: ReactNode;
  readonly labels?: PictureAttachmentsLabels | undefined;
}

/** Enter would submit the form around the field, and so send the message. */
const keepEnter = (event: KeyboardEvent) => {
  if (event.key === 'Enter') event.preventDefault();
};

/** The pictures of a message that is being written, each with its alternative text. */
export const PictureAttachments = ({
  pictures,
  onAltChange,
  onRemove,
  maxLength,
  error,
  labels = detailMessages.pictureAttachments,
  className,
  ...rest
}: PictureAttachmentsProps) => {
  const id = useId();
  return (
    <div {...rest} className={classNames('bd-attachments', className)}>
      <div role="alert" className="bd-attachments__error">
        {error}
      </div>
      {pictures.length > 0 && (
        <ul className="bd-attachments__list" aria-label={labels.list} id={id}>
          {pictures.map(({ id: picture, preview, alt }, index) => (
            <li key={picture} className="bd-attachments__picture">
              <img src={preview} alt="" width={44} height={44} />
              <TextField
                className="bd-attachments__alt"
                aria-label={labels.alt(index + 1)}
                placeholder={labels.altHint}
                value={alt}
                validMessage={null}
                onChange={(text) => onAltChange(picture, text)}
                inputProps={{ onKeyDown: keepEnter }}
                {...(maxLength === undefined ? {} : { maxLength })}
              />
              <IconButton size="s" aria-label={labels.remove(index + 1)} onPress={() => onRemove(picture)}>
                <X size={16} aria-hidden="true" />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
};
