import { type NavigateOptions, useLocation, useSearchParams } from 'react-router-dom';

/** Parser and serializer of a screen's query string. */
export interface AddressOf<State> {
  readonly read: (params: URLSearchParams) => State;
  readonly write: (state: State) => URLSearchParams;
}

export type Change<State> = Partial<State> | ((now: State) => Partial<State>);

/**
 * State in the query string. A change starts from the current address, not the rendered one, as two changes can precede
 * a render.
 */
export function useAddressState<State extends object>({ read, write }: AddressOf<State>) {
  const [params, setParams] = useSearchParams();
  const { pathname } = useLocation();
  const change = (next: Change<State>, options?: NavigateOptions) => {
    const { pathname: by, search } = window.location;
    // The address belongs to another screen already.
    if (by !== pathname) return;
    const now = read(new URLSearchParams(search));
    setParams(write({ ...now, ...(typeof next === 'function' ? next(now) : next) }), options);
  };
  return { state: read(params), change };
}
