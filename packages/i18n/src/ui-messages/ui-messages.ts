import { setTranslations, type Translations } from '@boostdesk/ui/translations';
import { i18n } from '@lingui/core';
import { commonMessages } from './common-messages.ts';
import { deskMessages } from './desk-messages.ts';
import { detailMessages } from './detail-messages.ts';
import { isolateValues } from './isolate-values.ts';
import { screenMessages } from './screen-messages.ts';

/** Translations of all components. */
export const uiMessages = (): Translations => ({
  common: commonMessages(),
  staff: deskMessages(),
  detail: detailMessages(),
  screen: screenMessages(),
});

isolateValues(i18n);

/** Sets the components' language. Only loaded for other languages than English, their default. */
export const applyUiMessages = (): void => setTranslations(uiMessages());
