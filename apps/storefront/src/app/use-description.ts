import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';

/** The meta description is used by search engines and link previews. */
export function useDescription(): void {
  const { t } = useLingui();
  const description = t`Rank boosting for League of Legends, Valorant and more, with transparent pricing.`;
  useEffect(() => {
    document.querySelector('meta[name=description]')?.setAttribute('content', description);
  }, [description]);
}
