import { type Actor, ANONYMOUS, actorOf, type SessionClaims } from '@boostdesk/auth';
import { createContext, use, useSyncExternalStore } from 'react';
import type { Services } from './services.ts';

export const ServicesContext = createContext<Services | null>(null);

export function useServices(): Services {
  const services = use(ServicesContext);
  if (services === null) throw new Error('There are no services around this component.');
  return services;
}

/** `claims` is null for a guest and while a stored session is checked. */
export interface Visitor {
  readonly isChecking: boolean;
  readonly claims: SessionClaims | null;
  readonly actor: Actor;
}

export function useVisitor(): Visitor {
  const { session } = useServices();
  const state = useSyncExternalStore(session.subscribe, session.get);
  const claims = state.status === 'authenticated' ? state.session : null;
  return {
    isChecking: state.status === 'unknown' || state.status === 'checking',
    claims,
    actor: claims === null ? ANONYMOUS : actorOf(claims),
  };
}
