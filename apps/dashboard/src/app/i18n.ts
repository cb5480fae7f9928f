import { i18n } from '@lingui/core';

// English stands in the code and is compiled where it stands (compiled-messages.ts); catalogues come compiled.
i18n.loadAndActivate({ locale: 'en', messages: {} });

export { i18n };
