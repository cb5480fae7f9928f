import { type Texts, translate } from '@boostdesk/ui/translate';
import { i18n } from '@lingui/core';
import { commonWords } from './common-words.ts';
import { deskWords } from './desk-words.ts';
import { detailWords } from './detail-words.ts';
import { isolateValues } from './isolated-values.ts';
import { screenWords } from './screen-words.ts';

/** All that components say by themselves, in the page's language. */
export const uiWords = (): Texts => ({
  common: commonWords(),
  desk: deskWords(),
  detail: detailWords(),
  screen: screenWords(),
});

isolateValues(i18n);

/** Components say theirs in the page's language from now on. Their English needs none of this, so it comes with other languages alone. */
export const speakInParts = (): void => translate(uiWords());
