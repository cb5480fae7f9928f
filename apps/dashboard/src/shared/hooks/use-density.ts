import { isStaff } from '@boostdesk/auth';
import { useAtomValue } from '../../core/state.ts';
import { actorAtom } from '../../session/session-atoms.ts';
import { type Density, densityAtom } from '../../session/settings.ts';

/** Row density: the user's choice, else compact for staff. */
export function useDensity(): Density {
  const actor = useAtomValue(actorAtom);
  const chosen = useAtomValue(densityAtom);
  if (chosen !== 'usual') return chosen;
  return isStaff(actor) ? 'compact' : 'comfortable';
}
