import { useEffect } from 'react';

/** The tab's title: 'New order · Boostdesk'. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · Boostdesk`;
  }, [title]);
}
