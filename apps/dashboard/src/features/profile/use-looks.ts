import type { AppearanceChoices } from '@boostdesk/api-client/contract';
import { useAtom } from '../../core/state.ts';
import { densityAtom, motionAtom, themeAtom } from '../../session/settings.ts';
import { useDensity } from '../../shared/hooks/use-density.ts';
import { useInOrder } from './use-in-order.ts';
import { useProfileApi } from './use-profile-api.ts';

/** How the product looks to the user. What is changed shows at once and is kept on the server. */
export function useLooks() {
  const api = useProfileApi();
  const send = useInOrder();
  const [theme, setTheme] = useAtom(themeAtom);
  const [, setDensity] = useAtom(densityAtom);
  const [motion, setMotion] = useAtom(motionAtom);
  const looks: AppearanceChoices = { theme, density: useDensity(), motion };
  const show = (next: AppearanceChoices) => {
    setTheme(next.theme);
    setDensity(next.density);
    setMotion(next.motion);
  };
  const save = (changed: Partial<AppearanceChoices>) => {
    const next = { ...looks, ...changed };
    show(next);
    send(
      () => api.settings.saveAppearance(next),
      () => show(looks),
    );
  };
  return { looks, save };
}
