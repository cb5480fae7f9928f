import type { dispute as calls, ResponseOf } from '@boostdesk/api-client/contract';
import { Button } from '@boostdesk/ui/button';
import { Icon } from '@boostdesk/ui/icon';
import { useLingui } from '@lingui/react/macro';
import { useSubmit } from '../../../shared/hooks/use-submit.ts';
import { useOrderApi } from '../../../shared/order-actions/api.ts';

function downloadBase64(name: string, base64: string): void {
  const bytes = Uint8Array.from(atob(base64), (char) => char.codePointAt(0) ?? 0);
  const address = URL.createObjectURL(new Blob([bytes], { type: 'application/zip' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}

/** Downloads the evidence of an order's disputes as a ZIP file; recorded in the site log. */
export const EvidenceButton = ({ order }: { readonly order: number }) => {
  const { t } = useLingui();
  const api = useOrderApi();
  const { submit, isPending } = useSubmit<ResponseOf<typeof calls.exportEvidence>>({
    onSuccess: ({ name, zip }) => downloadBase64(name, zip),
    success: t`Evidence downloaded.`,
    quiet: false,
  });
  return (
    <Button isPending={isPending} onPress={() => void submit(api.dispute.exportEvidence, { id: order })}>
      <Icon name="download" />
      {t`Download evidence`}
    </Button>
  );
};
