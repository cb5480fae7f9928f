import { useHref } from 'react-router-dom';

/** What stands in a link: a path of the dashboard by the router's rules, an address of the public site as it is. */
export function useAddress(to: string): string {
  const path = useHref(to);
  return URL.canParse(to) ? to : path;
}
