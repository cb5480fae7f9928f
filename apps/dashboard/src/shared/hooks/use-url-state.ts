import { type NavigateOptions, useLocation, useSearchParams } from 'react-router-dom';

export interface UrlCodec<State> {
  readonly parse: (params: URLSearchParams) => State;
  readonly serialize: (state: State) => URLSearchParams;
}

export type StateChange<State> = Partial<State> | ((now: State) => Partial<State>);

/** State in the query string. A change starts from the current address, as two changes can precede a render. */
export function useUrlState<State extends object>({ parse, serialize }: UrlCodec<State>) {
  const [params, setParams] = useSearchParams();
  const { pathname } = useLocation();
  const change = (next: StateChange<State>, options?: NavigateOptions) => {
    const { pathname: by, search } = window.location;
    // The address belongs to another screen already.
    if (by !== pathname) return;
    const now = parse(new URLSearchParams(search));
    setParams(serialize({ ...now, ...(typeof next === 'function' ? next(now) : next) }), options);
  };
  return { state: parse(params), change };
}
