import { createContext, useContext } from 'react';
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
