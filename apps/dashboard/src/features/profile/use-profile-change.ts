import { useServices } from '../../core/services-context.ts';
import { renewToken } from '../../session/renewal.ts';

/** Changes something that the token contains and renews the token, to show the change at once. */
export function useProfileChange() {
  const { api, session } = useServices();
  return async (change: () => Promise<unknown>): Promise<void> => {
    await change();
    await renewToken({ api, session });
  };
}
