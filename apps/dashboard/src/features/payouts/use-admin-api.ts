import { extendClient } from '@boostdesk/api-client';
import { ledger, payout } from '@boostdesk/api-client/contract';
import { useServices } from '../../core/services-context.ts';

/** The admin's calls, which come with this chunk alone. */
export function useAdminApi() {
  const { api } = useServices();
  return extendClient(api, { ledger, payout });
}
