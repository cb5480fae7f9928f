import type { AppearanceChoices } from '@boostdesk/api-client/contract';
import { useAtom } from '../../core/state.ts';
import { densityAtom, motionAtom, themeAtom } from '../../session/settings.ts';
import { useDensity } from '../../shared/hooks/use-density.ts';
import { useProfileApi } from './api.ts';
import { useSaveQueue } from './use-save-queue.ts';

/** The user's appearance settings, applied at once and saved on the server. */
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
