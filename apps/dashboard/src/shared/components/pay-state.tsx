import type { ProgressPayLine } from '@boostdesk/api-client/contract';
import { Tag } from '@boostdesk/ui/badge';
import { useLingui } from '@lingui/react/macro';

export function usePayLabels(): Readonly<Record<ProgressPayLine['state'], string>> {
  const { t } = useLingui();
  return { open: t`Pending`, proposed: t`Included in payout`, paid: t`Paid out` };
}

const tones = { open: 'warning', proposed: 'accent', paid: 'success' } as const;

export const PayState = ({ state }: { readonly state: ProgressPayLine['state'] }) => (
  <Tag tone={tones[state]}>{usePayLabels()[state]}</Tag>
);
