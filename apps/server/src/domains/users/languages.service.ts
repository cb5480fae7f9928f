import { LANGUAGES, type Language } from '@boostdesk/api-client/contract';
import type { Db, Tx } from '../../db/index.ts';
import { createLanguagesRepository } from './languages.repository.ts';

export function createLanguagesService() {
  const languages = createLanguagesRepository();
  return {
    /** Falls back to English. */
    async of(from: Db | Tx, users: readonly number[]): Promise<(user: number) => Language> {
      const kept = new Map((await languages.of(from, users)).map(({ id, language }) => [id, language]));
      return (user) => LANGUAGES.find((known) => known === kept.get(user)) ?? 'en';
    },
  };
}

export type LanguagesService = ReturnType<typeof createLanguagesService>;
