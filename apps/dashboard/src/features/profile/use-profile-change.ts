import { useServices } from '../../core/services-context.ts';
import { renewToken } from '../../session/renewal.ts';

/** Changes something that the token says, and shows it here at once: the answer of the change is followed by a fresh token. */
export function useProfileChange() {
  const { api, session } = useServices();
  return async (change: () => Promise<unknown>): Promise<void> => {
    await change();
    await renewToken({ api, session });
  };
}
