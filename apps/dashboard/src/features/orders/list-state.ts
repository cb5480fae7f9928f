import { type Actor, isBooster, isStaff } from '@boostdesk/auth';
import { isOrderStatus, type OrderStatus } from '@boostdesk/catalogs';

export type Scope = 'mine' | 'board' | 'all';

/** What the list shows; the address holds it, so that a link, a reload and 'back' show the same. */
export interface ListState {
  readonly scope: Scope;
  readonly status: OrderStatus | null;
  /** Cancelled orders, whatever their status. */
  readonly archived: boolean;
  readonly text: string;
  readonly sort: 'newest' | 'oldest';
}

/** Staff see all, boosters the board and their own, customers their own. */
export const scopesFor = (actor: Actor): readonly [Scope, ...Scope[]] => {
  if (isStaff(actor)) return ['all'];
  return isBooster(actor) ? ['mine', 'board'] : ['mine'];
};

/** Reads the address; what does not fit the viewer's role or no code is as if it were not there. */
export function toListState(params: URLSearchParams, actor: Actor): ListState {
  const scopes = scopesFor(actor);
  const wanted = params.get('view');
  const scope = scopes.find((name) => name === wanted) ?? scopes[0];
  const code = /^\d$/.test(params.get('status') ?? '') ? Number.parseInt(params.get('status') ?? '', 10) : null;
  const archived = scope !== 'board' && params.get('archived') === '1';
  return {
    scope,
    archived,
    status: scope !== 'board' && !archived && isOrderStatus(code) ? code : null,
    text: (params.get('text') ?? '').slice(0, 100),
    sort: params.get('sort') === 'oldest' ? 'oldest' : 'newest',
  };
}

/** The address of a state; what is as usual for the viewer is left out. */
export function toParams(state: ListState, actor: Actor): URLSearchParams {
  const params = new URLSearchParams();
  const [usual] = scopesFor(actor);
  if (state.scope !== usual) params.set('view', state.scope);
  if (state.status !== null) params.set('status', String(state.status));
  if (state.archived) params.set('archived', '1');
  if (state.text !== '') params.set('text', state.text);
  if (state.sort !== 'newest') params.set('sort', state.sort);
  return params;
}
