import { setTranslations, type Translations } from '@boostdesk/ui/translations';
import { i18n } from '@lingui/core';
import { commonMessages } from './common-messages.ts';
import { deskMessages } from './desk-messages.ts';
import { detailMessages } from './detail-messages.ts';
import { isolateValues } from './isolate-values.ts';
import { screenMessages } from './screen-messages.ts';

/** The translations of all components in the page's language. */
export const uiMessages = (): Translations => ({
  common: commonMessages(),
  staff: deskMessages(),
  detail: detailMessages(),
  screen: screenMessages(),
});

isolateValues(i18n);

/** Sets the components to the page's language. Loaded for other languages only, because English is their default. */
export const applyUiMessages = (): void => setTranslations(uiMessages());
