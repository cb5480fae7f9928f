import { useLingui } from '@lingui/react/macro';

/** Success toast with the title 'Success' (SPEC §8). */
export function useSavedToast() {
  const { t } = useLingui();
  return (name: string) => ({ title: t`Success`, message: t`${name} saved.`, style: 'success' as const });
}
