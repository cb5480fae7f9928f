import { extendClient } from '@boostdesk/api-client';
import { ledger, payout } from '@boostdesk/api-client/contract';
import { useServices } from '../../core/services-context.ts';

export function useAdminApi() {
  const { api } = useServices();
  return extendClient(api, { ledger, payout });
}
