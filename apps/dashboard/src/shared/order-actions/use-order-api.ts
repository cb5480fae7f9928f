import { extendClient } from '@boostdesk/api-client';
import { chatMessage, earnings, order } from '@boostdesk/api-client/contract';
import { useMemo } from 'react';
import { useServices } from '../../core/services-context.ts';

/** API calls of one order. The object is stable during a session, as effects depend on it. */
export function useOrderApi() {
  const { api } = useServices();
  return useMemo(() => extendClient(api, { chatMessage, earnings, order }), [api]);
}
