import { type Currency, currencies } from '@boostdesk/catalogs';

export const isCurrency = (value: unknown): value is Currency => currencies.some((currency) => currency === value);

export const currencyOptions = currencies.map((id) => ({ id, label: id }));
