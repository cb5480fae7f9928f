import { join } from 'node:path';
import { describeCatalogues } from '@boostdesk/i18n/catalogues';
import config from '../lingui.config.ts';

describeCatalogues(join(import.meta.dirname, '..'), config);
