import { LANGUAGES, type Language } from '@boostdesk/api-client/contract';
import { useAtom } from '../../core/state.ts';
import { defaultLanguage, languageAtom } from '../../session/language.ts';
import { useProfileApi } from './api.ts';
import { useSaveQueue } from './use-save-queue.ts';

/** The user's language, applied at once and saved on the server. */
export function useLanguage() {
  const api = useProfileApi();
  const send = useSaveQueue();
  const [chosen, speak] = useAtom(languageAtom);
  const save = (language: Language) => {
    speak(language);
    send(
      () => api.settings.saveLanguage({ language }),
      () => speak(chosen),
    );
  };
  return { language: chosen ?? defaultLanguage(), languages: LANGUAGES, save };
}
