import { LANGUAGES, type Language } from '@boostdesk/api-client/contract';
import type { Db, Tx } from '../../db/index.ts';
import { createLanguagesRepository } from './languages.repository.ts';

/** In which language people are told what they did not ask for. */
export function createLanguagesService() {
  const languages = createLanguagesRepository();
  return {
    /** English for whoever never said. */
    async of(from: Db | Tx, users: readonly number[]): Promise<(user: number) => Language> {
      const kept = new Map((await languages.of(from, users)).map(({ id, language }) => [id, language]));
      return (user) => LANGUAGES.find((known) => known === kept.get(user)) ?? 'en';
    },
  };
}

export type LanguagesService = ReturnType<typeof createLanguagesService>;
