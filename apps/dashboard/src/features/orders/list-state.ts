import { type Actor, isBooster } from '@boostdesk/auth';
import { isGameId, isOrderStatus, type OrderStatus } from '@boostdesk/catalogs';

export type Scope = 'mine' | 'board';

/** The state of the list, stored in the URL for links, reloads and 'back'. */
export interface ListState {
  readonly scope: Scope;
  readonly status: OrderStatus | null;
  /** Cancelled orders of any status. */
  readonly archived: boolean;
  readonly game: number | null;
  readonly text: string;
  readonly sort: 'newest' | 'oldest';
}

/** Boosters see the board and their own orders, customers their own; staff have another screen. */
export const scopesFor = (actor: Actor): readonly [Scope, ...Scope[]] =>
  isBooster(actor) ? ['mine', 'board'] : ['mine'];

/** A number in the URL; null without one. */
const readNumber = (params: URLSearchParams, name: string): number | null => {
  const text = params.get(name) ?? '';
  return /^\d{1,3}$/.test(text) ? Number.parseInt(text, 10) : null;
};

function readStatusFilter(params: URLSearchParams, scope: Scope): Pick<ListState, 'archived' | 'status'> {
  const none = { archived: false, status: null };
  if (scope === 'board') return none;
  if (params.get('archived') === '1') return { ...none, archived: true };
  const status = readNumber(params, 'status');
  return { ...none, status: isOrderStatus(status) ? status : null };
}

/** Parses the URL; values that are invalid or not permitted for the role are ignored. */
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

/** The URL parameters of a state, without the role's defaults. */
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
