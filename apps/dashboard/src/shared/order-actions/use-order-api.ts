import { extendClient } from '@boostdesk/api-client';
import { chatMessage, earnings, order } from '@boostdesk/api-client/contract';
import { useMemo } from 'react';
import { useServices } from '../../core/services-context.ts';

/** The calls of one order, which come with its screen. Effects depend on it, so it is the same one while the session is. */
export function useOrderApi() {
  const { api } = useServices();
  return useMemo(() => extendClient(api, { chatMessage, earnings, order }), [api]);
}
