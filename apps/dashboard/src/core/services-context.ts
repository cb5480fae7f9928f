import { type Client, extendClient, type Parts } from '@boostdesk/api-client';
import { createContext, useContext, useMemo } from 'react';
import type { Services } from './services.ts';

export const ServicesContext = createContext<Services | null>(null);

/**
 * Returns the app's services.
 * @throws {Error} outside a `ServicesContext`.
 */
export function useServices(): Services {
  const services = useContext(ServicesContext);
  if (services === null) throw new Error('useServices needs a ServicesContext around it.');
  return services;
}

/** API client with further parts of the contract, which load with the chunk that imports them. Stable while `parts` is. */
export function useApi<const P extends Parts>(parts: P): Client<P> {
  const { api } = useServices();
  return useMemo(() => extendClient(api, parts), [api, parts]);
}
