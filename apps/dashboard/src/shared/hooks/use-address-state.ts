import { type NavigateOptions, useLocation, useSearchParams } from 'react-router-dom';

/** What of a screen stands in its address. */
export interface AddressOf<State> {
  readonly read: (params: URLSearchParams) => State;
  readonly write: (state: State) => URLSearchParams;
}

export type Change<State> = Partial<State> | ((now: State) => Partial<State>);

/**
 * The state of a screen that its address holds, and how a part of it is changed. A change is made to the address as it is
 * by then, not to the one that is drawn: whoever presses twice may be faster than the screen.
 */
export function useAddressState<State extends object>({ read, write }: AddressOf<State>) {
  const [params, setParams] = useSearchParams();
  const { pathname } = useLocation();
  const change = (next: Change<State>, options?: NavigateOptions) => {
    const { pathname: by, search } = window.location;
    // The address is another screen's already: what was pressed here is on its way out.
    if (by !== pathname) return;
    const now = read(new URLSearchParams(search));
    setParams(write({ ...now, ...(typeof next === 'function' ? next(now) : next) }), options);
  };
  return { state: read(params), change };
}
