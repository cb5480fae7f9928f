import type { dispute as calls, ResponseOf } from '@boostdesk/api-client/contract';
import { Button } from '@boostdesk/ui/button';
import { Icon } from '@boostdesk/ui/icon';
import { useLingui } from '@lingui/react/macro';
import { ButtonProblem } from '../../../shared/components/button-problem.tsx';
import { decodeBase64, downloadBlob } from '../../../shared/download.ts';
import { useSubmit } from '../../../shared/hooks/use-submit.ts';
import { useOrderApi } from '../../../shared/order-actions/api.ts';

/** Downloads the evidence of an order's disputes as a ZIP file; recorded in the site log. */
export const EvidenceButton = ({ order }: { readonly order: number }) => {
  const { t } = useLingui();
  const api = useOrderApi();
  const { submit, isPending, problem } = useSubmit<ResponseOf<typeof calls.exportEvidence>>({
    onSuccess: ({ name, zip }) => downloadBlob(name, new Blob([decodeBase64(zip)], { type: 'application/zip' })),
    success: t`Evidence downloaded.`,
    quiet: false,
  });
  return (
    <>
      <Button isPending={isPending} onPress={() => void submit(api.dispute.exportEvidence, { id: order })}>
        <Icon name="download" />
        {t`Download evidence`}
      </Button>
      <ButtonProblem problem={problem} />
    </>
  );
};
