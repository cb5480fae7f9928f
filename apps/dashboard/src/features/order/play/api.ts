import { type PlayState, play, type ResponseOf } from '@boostdesk/api-client/contract';
import { useLingui } from '@lingui/react/macro';
import { useApi, useServices } from '../../../core/services-context.ts';
import { useApiQuery } from '../../../data/api-query.ts';
import { keys } from '../../../data/query-client.ts';
import { useSubmit } from '../../../shared/hooks/use-submit.ts';

const parts = { play };

export type Play = ResponseOf<typeof play.get>;

/** Whether the booster of an order plays now, is available, and may be poked, and the open sessions. */
export function usePlay(order: number) {
  const api = useApi(parts).play;
  return useApiQuery<Play>({
    key: keys.play(order),
    fetch: (signal, quiet) => api.get({ order }, { signal, quiet }),
  });
}

/** Says that the booster plays now, or has stopped. */
export function useSetPlaying(order: number) {
  const api = useApi(parts).play;
  const { queries } = useServices();
  const { submit, isPending, problem } = useSubmit<PlayState>({
    onSuccess: (state) => queries.setQueryData<Play>(keys.play(order), (known) => known && { ...known, ...state }),
    onSettled: () => queries.invalidateQueries({ queryKey: keys.play(order) }),
    quiet: false,
  });
  return { isPending, problem, setPlaying: (isPlaying: boolean) => void submit(api.setPlaying, { order, isPlaying }) };
}

/** Asks the booster for a sign of life. */
export function usePoke(order: number, booster: string) {
  const { t } = useLingui();
  const api = useApi(parts).play;
  const { queries } = useServices();
  const { submit, isPending, problem } = useSubmit({
    success: t`${booster} was asked for a sign of life.`,
    onSettled: () => {
      void queries.invalidateQueries({ queryKey: keys.chat(order) });
      return queries.invalidateQueries({ queryKey: keys.play(order) });
    },
    quiet: false,
  });
  return { isPending, problem, poke: () => void submit(api.poke, { order }) };
}
