import { type Currency, currencies } from '@boostdesk/catalogs';

export const isCurrency = (value: string): value is Currency => (currencies as readonly string[]).includes(value);
