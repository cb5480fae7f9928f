import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';

/** Translates the meta description, which search engines and link previews use. */
export function useDescription(): void {
  const { t } = useLingui();
  const description = t`Rank boosting for League of Legends, Valorant and more, with transparent pricing.`;
  useEffect(() => {
    document.querySelector('meta[name=description]')?.setAttribute('content', description);
  }, [description]);
}
