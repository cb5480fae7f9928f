import { useLingui } from '@lingui/react/macro';

/** SPEC §8, success toasts: their title is 'Success'. */
export function useSavedToast() {
  const { t } = useLingui();
  return (name: string) => ({ title: t`Success`, message: t`${name} saved.`, style: 'success' as const });
}
