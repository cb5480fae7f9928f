import { type PlaySession, playSession, type ResponseOf } from '@boostdesk/api-client/contract';
import { useApi, useServices } from '../../../core/services-context.ts';
import { keys } from '../../../data/query-client.ts';
import { ownZone } from '../../../i18n/format-zone.ts';
import { downloadBlob } from '../../../shared/download.ts';
import { type SubmitCallOptions, useSubmit } from '../../../shared/hooks/use-submit.ts';
import type { Play } from '../play/api.ts';

export type Sessions = Play['sessions'];
export type Answer = 'accept' | 'decline' | 'withdraw' | 'cancel';

export interface SessionTimesChoice {
  readonly start: string;
  readonly end: string;
}

const parts = { playSession };

/** Caches the answer of a change. A refused change refetches, as the other side may have been faster. */
function useSessionSubmit(order: number, success: string, quiet?: false) {
  const { queries } = useServices();
  const queryKey = keys.play(order);
  return useSubmit<Sessions>({
    success,
    ...(quiet === false && { quiet }),
    onSuccess: (answer) => queries.setQueryData<Play>(queryKey, (known) => known && { ...known, sessions: answer }),
    onSettled: () => queries.invalidateQueries({ queryKey }),
  });
}

/** Accepts, declines, withdraws or cancels a session. Errors are toasts. */
export function useAnswer({ id, order, revision }: PlaySession, action: Answer, success: string) {
  const api = useApi(parts).playSession;
  const { submit, isPending, problem } = useSessionSubmit(order, success, false);
  return { isPending, problem, answer: () => submit(api.answer, { id, revision, action, zone: ownZone() }) };
}

/** Proposes a session, or another time for `moved`. */
export function usePropose(order: number, moved: PlaySession | null, success: string) {
  const api = useApi(parts).playSession;
  const { submit, ...state } = useSessionSubmit(order, success);
  const send = (times: SessionTimesChoice, options: SubmitCallOptions) =>
    moved === null
      ? api.propose({ order, ...times, zone: ownZone() }, options)
      : api.move({ id: moved.id, revision: moved.revision, ...times, zone: ownZone() }, options);
  return { ...state, propose: (times: SessionTimesChoice) => submit(send, times) };
}

/** Saves an accepted session as a file for calendars. Errors are toasts. */
export function useSessionFile(id: number) {
  const api = useApi(parts).playSession;
  const { submit, isPending, problem } = useSubmit<ResponseOf<typeof playSession.getFile>>({
    onSuccess: ({ name, text }) => downloadBlob(name, new Blob([text], { type: 'text/calendar' })),
    quiet: false,
  });
  return { isPending, problem, download: () => void submit(api.getFile, { id }) };
}
