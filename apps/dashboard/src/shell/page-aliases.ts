import { useLingui } from '@lingui/react/macro';

/** Further search terms of pages. */
export function usePageAliases(): Readonly<Record<string, readonly string[]>> {
  const { t } = useLingui();
  return { profile: [t`Settings`, t`Language`, t`Appearance`, t`Newsletter`, t`Password`, t`Sound`] };
}
