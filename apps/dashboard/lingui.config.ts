import { messagesOf } from '@boostdesk/i18n/lingui';

export default messagesOf();
