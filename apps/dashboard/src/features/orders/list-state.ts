import { type Actor, isBooster } from '@boostdesk/auth';
import { isGameId, isOrderStatus, type OrderStatus } from '@boostdesk/catalogs';

export type Scope = 'mine' | 'board';

/** What the list shows; the address holds it, so that a link, a reload and 'back' show the same. */
export interface ListState {
  readonly scope: Scope;
  readonly status: OrderStatus | null;
  /** Cancelled orders, whatever their status. */
  readonly archived: boolean;
  readonly game: number | null;
  readonly text: string;
  readonly sort: 'newest' | 'oldest';
}

/** Boosters see the board and their own, customers their own; staff have the desk. */
export const scopesFor = (actor: Actor): readonly [Scope, ...Scope[]] =>
  isBooster(actor) ? ['mine', 'board'] : ['mine'];

/** A number of the address; null where there is none. */
const readNumber = (params: URLSearchParams, name: string): number | null => {
  const text = params.get(name) ?? '';
  return /^\d{1,3}$/.test(text) ? Number.parseInt(text, 10) : null;
};

/** Which of the orders of a scope: cancelled ones, or those of a status. */
function readStatusFilter(params: URLSearchParams, scope: Scope): Pick<ListState, 'archived' | 'status'> {
  const none = { archived: false, status: null };
  if (scope === 'board') return none;
  if (params.get('archived') === '1') return { ...none, archived: true };
  const status = readNumber(params, 'status');
  return { ...none, status: isOrderStatus(status) ? status : null };
}

/** Reads the address; what does not fit the viewer's role or no code is as if it were not there. */
export function toListState(params: URLSearchParams, actor: Actor): ListState {
  const scopes = scopesFor(actor);
  const wanted = params.get('view');
  const scope = scopes.find((name) => name === wanted) ?? scopes[0];
  const game = readNumber(params, 'game');
  return {
    scope,
    ...readStatusFilter(params, scope),
    game: isGameId(game) ? game : null,
    text: (params.get('text') ?? '').slice(0, 100),
    sort: params.get('sort') === 'oldest' ? 'oldest' : 'newest',
  };
}

/** The address of a state; what is as usual for the viewer is left out. */
export function toParams(state: ListState, actor: Actor): URLSearchParams {
  const params = new URLSearchParams();
  const [defaultScope] = scopesFor(actor);
  if (state.scope !== defaultScope) params.set('view', state.scope);
  if (state.status !== null) params.set('status', String(state.status));
  if (state.archived) params.set('archived', '1');
  if (state.game !== null) params.set('game', String(state.game));
  if (state.text !== '') params.set('text', state.text);
  if (state.sort !== 'newest') params.set('sort', state.sort);
  return params;
}
