import { LANGUAGES, type Language } from '@boostdesk/api-client/contract';
import type { Db, Tx } from '../../db/index.ts';
import { createLanguagesRepository } from './languages.repository.ts';

export function createLanguagesService() {
  const languages = createLanguagesRepository();
  return {
    /** Falls back to English. */
    async loadLanguages(from: Db | Tx, users: readonly number[]): Promise<(user: number) => Language> {
      const stored = new Map((await languages.listByUser(from, users)).map(({ id, language }) => [id, language]));
      return (user) => LANGUAGES.find((known) => known === stored.get(user)) ?? 'en';
    },
  };
}

export type LanguagesService = ReturnType<typeof createLanguagesService>;
