import type { AlertChoices, AppearanceChoices, Language } from '@boostdesk/api-client/contract';
import { useServices } from '../../core/services-context.ts';
import { useAtom } from '../../core/state.ts';
import { alertChoiceAtom } from '../../session/alert-choice.ts';
import { defaultLanguage, languageAtom } from '../../session/language.ts';
import { densityAtom, motionAtom, themeAtom } from '../../session/settings.ts';
import { useDensity } from '../../shared/hooks/use-density.ts';
import { useSaveQueue } from '../../shared/hooks/use-save-queue.ts';
import { useProfileApi } from './api.ts';

export function useAlertChoice() {
  const { store } = useServices();
  const api = useProfileApi();
  const send = useSaveQueue();
  const [choice, show] = useAtom(alertChoiceAtom);
  const save = (changed: Partial<AlertChoices>) => {
    const before = store.get(alertChoiceAtom);
    const next = { ...before, ...changed };
    show(next);
    send(
      () => api.settings.saveAlerts(next),
      () => show(before),
      // The token says whether alerts are shown.
      () => show({ ...store.get(alertChoiceAtom), showNotifications: before.showNotifications }),
    );
  };
  return { choice, show: (changed: Partial<AlertChoices>) => show({ ...choice, ...changed }), save };
}

export function useAppearance() {
  const api = useProfileApi();
  const send = useSaveQueue();
  const [theme, setTheme] = useAtom(themeAtom);
  const [, setDensity] = useAtom(densityAtom);
  const [motion, setMotion] = useAtom(motionAtom);
  const appearance: AppearanceChoices = { theme, density: useDensity(), motion };
  const show = (next: AppearanceChoices) => {
    setTheme(next.theme);
    setDensity(next.density);
    setMotion(next.motion);
  };
  const save = (changed: Partial<AppearanceChoices>) => {
    const next = { ...appearance, ...changed };
    show(next);
    send(
      () => api.settings.saveAppearance(next),
      () => show(appearance),
    );
  };
  return { appearance, save };
}

export function useLanguage() {
  const api = useProfileApi();
  const send = useSaveQueue();
  const [chosen, show] = useAtom(languageAtom);
  const save = (language: Language) => {
    show(language);
    send(
      () => api.settings.saveLanguage({ language }),
      () => show(chosen),
    );
  };
  return { language: chosen ?? defaultLanguage(), save };
}
