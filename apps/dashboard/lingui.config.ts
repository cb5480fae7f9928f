import { createLinguiConfig } from '@boostdesk/i18n/lingui';

export default createLinguiConfig();
