import { i18n } from '@lingui/core';

// English stands in the code; a catalogue is needed for other languages only.
i18n.loadAndActivate({ locale: 'en', messages: {} });

export { i18n };
