import { LANGUAGES, type Language } from '@boostdesk/api-client/contract';
import { languageOf } from '@boostdesk/i18n/languages';
import * as z from 'zod/mini';
import { atom } from '../core/state.ts';
import { readStored } from '../core/storage.ts';
import { setLocale } from '../i18n/i18n.ts';
import { storedAtom } from './settings.ts';

const base = storedAtom<Language | null>({ key: 'boostdesk.language', schema: z.nullable(z.enum(LANGUAGES)) }, null);

/** Language of a user without a choice: the public site's last one, else the browser's. */
export const defaultLanguage = (): Language =>
  readStored('boostdesk.usualLanguage', z.enum(LANGUAGES)) ?? languageOf(navigator.languages);

/** Chosen language of the user; null selects the default. */
export const languageAtom = atom(
  (get) => get(base),
  (_, set, value: Language | null) => {
    set(base, value);
    void setLocale(value ?? defaultLanguage());
  },
);
