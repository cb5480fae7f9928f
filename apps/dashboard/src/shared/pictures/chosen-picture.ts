import { createUniqueId } from '@boostdesk/realtime/outbox';
import type { PictureFile } from './read-picture.ts';

export interface ChosenPicture extends PictureFile {
  /** UUID. */
  readonly id: string;
  /** Address of the file in this page. */
  readonly preview: string;
  readonly alt: string;
}

export const toChosen = (picture: PictureFile): ChosenPicture => ({
  ...picture,
  id: createUniqueId(),
  preview: URL.createObjectURL(picture.file),
  alt: '',
});

export const revoke = (pictures: readonly ChosenPicture[]) => {
  for (const { preview } of pictures) URL.revokeObjectURL(preview);
};
