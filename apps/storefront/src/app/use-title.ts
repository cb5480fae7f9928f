import { useEffect } from 'react';

/** Document title: 'New order · Boostdesk'. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · Boostdesk`;
  }, [title]);
}
