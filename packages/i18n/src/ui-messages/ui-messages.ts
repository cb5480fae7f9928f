import { setTranslations, type Translations } from '@boostdesk/ui/translations';
import { i18n } from '@lingui/core';
import { commonMessages } from './common-messages.ts';
import { deskMessages } from './desk-messages.ts';
import { detailMessages } from './detail-messages.ts';
import { isolateValues } from './isolate-values.ts';
import { screenMessages } from './screen-messages.ts';

/** All that components say by themselves, in the page's language. */
export const uiMessages = (): Translations => ({
  common: commonMessages(),
  staff: deskMessages(),
  detail: detailMessages(),
  screen: screenMessages(),
});

isolateValues(i18n);

/** Components say theirs in the page's language from now on. Their English needs none of this, so it comes with other languages alone. */
export const applyUiMessages = (): void => setTranslations(uiMessages());
