import { MESSAGE_PICTURES_MAX } from '@boostdesk/api-client/contract';
import { plural, t } from '@lingui/core/macro';
import type { ChoiceProblem } from './use-chosen-pictures.ts';

const most = MESSAGE_PICTURES_MAX;

/** Says why a file was not added. */
export function choiceProblemMessage(problem: ChoiceProblem): string {
  switch (problem) {
    case 'heic':
      return t`HEIC pictures aren’t supported. Save the picture as JPEG and try again.`;
    case 'wrongType':
      return t`This file type isn’t supported. Choose a PNG, JPEG, WebP, AVIF or GIF.`;
    case 'tooLarge':
      return t`The picture must be smaller than 12 MB.`;
    case 'tooMany':
      return plural(most, {
        one: 'You can add up to # picture.',
        other: 'You can add up to # pictures.',
      });
    case 'unreadable':
      return t`This picture can’t be read. Choose another one.`;
  }
}
