import { type Limits, limits } from '@boostdesk/api-client/contract';
import { coinGrantLimit } from '@boostdesk/auth';
import { useApi } from '../../core/services-context.ts';
import { useAtomValue } from '../../core/state.ts';
import { actorAtom } from '../../session/session-atoms.ts';
import type { PanelArea } from '../area/area-view.ts';
import { useAreaRow } from '../area/use-area.ts';

/** The limits as the one row of an area, for its form. */
export interface LimitsRow extends Limits {
  readonly id: number;
}

const parts = { limits };
const NAME = 'limits';

/** Id of the only row. */
export const LIMITS_ID = 1;

const toRow = (answer: { readonly limits: Limits }): { readonly row: LimitsRow } => ({
  row: { id: LIMITS_ID, ...answer.limits },
});

/** Reads and saves the limits like a row. */
export function useLimitsApi(): Pick<PanelArea<LimitsRow>, 'name' | 'api'> {
  const calls = useApi(parts).limits;
  return {
    name: NAME,
    api: {
      get: async (_, options) => toRow(await calls.get({}, options)),
      update: async ({ version, fields }, options) => toRow(await calls.save({ version, fields }, options)),
    },
  };
}

/** The limits of the rules, for staff. */
export const useLimits = () => useAreaRow(useLimitsApi(), LIMITS_ID);

/** Returns the most coins that the user grants or gives at once; null without a limit, and until it is known. */
export function useCoinGrantLimit(): number | null {
  const actor = useAtomValue(actorAtom);
  const { data } = useLimits();
  return data === undefined ? null : coinGrantLimit(actor, data.row);
}
