import { favorite } from '@boostdesk/api-client/contract';
import { useLingui } from '@lingui/react/macro';
import { useApi, useServices } from '../../core/services-context.ts';
import { keys } from '../../data/query-client.ts';
import { renewToken } from '../../session/renewal.ts';
import { useSubmit } from '../hooks/use-submit.ts';

const parts = { favorite };
export const useFavoriteApi = () => useApi(parts).favorite;

/** Adds a booster to the customer's favourites, or removes them. Toasts tell both success and errors. */
export function useFavoriteChange(
  { id, name }: { readonly id: number; readonly name: string },
  change: 'add' | 'remove',
) {
  const { t } = useLingui();
  const { api, queries, session } = useServices();
  const favorites = useFavoriteApi();
  const { submit, isPending, problem } = useSubmit({
    success:
      change === 'add'
        ? t`${name} added to your preferred boosters.`
        : t`${name} removed from your preferred boosters.`,
    // The token contains the favourites. A toast has reported the error.
    onSuccess: () => renewToken({ api, session }).catch(() => undefined),
    onSettled: () => queries.invalidateQueries({ queryKey: keys.favorites() }),
    quiet: false,
  });
  return { isPending, problem, submit: () => void submit(favorites[change], { booster: id }) };
}
