import { useLingui } from '@lingui/react/macro';

/** What people look for that stands on a page of another name. */
export function usePageAliases(): Readonly<Record<string, readonly string[]>> {
  const { t } = useLingui();
  return { profile: [t`Settings`, t`Language`, t`Appearance`, t`Newsletter`, t`Password`, t`Sound`] };
}
