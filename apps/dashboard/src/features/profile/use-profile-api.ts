import { extendClient } from '@boostdesk/api-client';
import { account, profile, settings, user } from '@boostdesk/api-client/contract';
import { useMemo } from 'react';
import { useServices } from '../../core/services-context.ts';

export function useProfileApi() {
  const { api } = useServices();
  return useMemo(() => extendClient(api, { account, profile, settings, user }), [api]);
}
