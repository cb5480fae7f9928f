import { type Limits, limits } from '@boostdesk/api-client/contract';
import { useApi } from '../../core/services-context.ts';
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

/** The limits of the rules, for admins. */
export const useLimits = () => useAreaRow(useLimitsApi(), LIMITS_ID);
