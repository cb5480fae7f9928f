import { createLinguiConfig } from '@boostdesk/i18n/lingui';

export default createLinguiConfig([
  'catalogs/src/services.data.ts',
  'catalogs/src/games.data.ts',
  'catalogs/src/details.ts',
  'catalogs/src/detail-fields.data.ts',
  'catalogs/src/loyalty.ts',
  'api-client/src/caller.ts',
]);
