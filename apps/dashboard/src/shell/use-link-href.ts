import { useHref } from 'react-router-dom';

/** Resolves a link: paths by the router's rules, URLs of the public site unchanged. */
export function useLinkHref(to: string): string {
  const path = useHref(to);
  return URL.canParse(to) ? to : path;
}
