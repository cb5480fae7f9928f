import { useEffect } from 'react';

/** 'New order · Boostdesk'. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · Boostdesk`;
  }, [title]);
}
