import type { FineLine } from '@boostdesk/api-client/contract';
import { Tag } from '@boostdesk/ui/badge';
import { useLingui } from '@lingui/react/macro';

export function useFineLabels(): Readonly<Record<FineLine['state'], string>> {
  const { t } = useLingui();
  return { open: t`Pending`, proposed: t`Included in payout`, taken: t`Deducted`, lifted: t`Waived` };
}

const tones = { open: 'warning', proposed: 'accent', taken: 'neutral', lifted: 'success' } as const;

export const FineState = ({ state }: { readonly state: FineLine['state'] }) => (
  <Tag tone={tones[state]}>{useFineLabels()[state]}</Tag>
);
