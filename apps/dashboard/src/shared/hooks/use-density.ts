import { isStaff } from '@boostdesk/auth';
import { useAtomValue } from '../../core/state.ts';
import { actorAtom } from '../../session/session-atoms.ts';
import { type Density, densityAtom } from '../../session/settings.ts';

/** How close rows stand: as the user has it, else close for staff, who read long lists. */
export function useDensity(): Density {
  const actor = useAtomValue(actorAtom);
  const chosen = useAtomValue(densityAtom);
  if (chosen !== 'usual') return chosen;
  return isStaff(actor) ? 'compact' : 'comfortable';
}
