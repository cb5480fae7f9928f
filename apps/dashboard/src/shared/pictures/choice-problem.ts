import { t } from '@lingui/core/macro';
import type { PictureProblem } from './read-picture.ts';

/** Says why a file was not added. */
export function choiceProblemMessage(problem: PictureProblem): string {
  switch (problem) {
    case 'heic':
      return t`HEIC pictures aren’t supported. Save the picture as JPEG and try again.`;
    case 'wrongType':
      return t`This file type isn’t supported. Choose a PNG, JPEG, WebP, AVIF or GIF.`;
    case 'tooLarge':
      return t`The picture must be smaller than 12 MB.`;
    case 'unreadable':
      return t`This picture can’t be read. Choose another one.`;
  }
}
