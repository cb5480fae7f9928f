import { TRACKING_DAYS_MAX, type TrackingLink, tracking } from '@boostdesk/api-client/contract';
import { Button } from '@boostdesk/ui/button';
import { NumberField } from '@boostdesk/ui/number-field';
import { TextField } from '@boostdesk/ui/text-field';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useApi, useServices } from '../../core/services-context.ts';
import { useApiQuery } from '../../data/api-query.ts';
import { keys } from '../../data/query-client.ts';
import { formatDateTimeShort } from '../../i18n/format.ts';
import { useCopyLink } from '../components/copy-link.tsx';
import { FormDialog } from '../components/form-dialog.tsx';
import { QueryView } from '../components/query-view.tsx';
import { formMessage, type SubmitCallOptions, useSubmit } from '../hooks/use-submit.ts';
import type { OrderDialogProps } from './order-dialog.tsx';

const parts = { tracking };
const WHOLE = { maximumFractionDigits: 0 };
const DEFAULT_DAYS = 7;

interface Answer {
  readonly link: TrackingLink | null;
}

/** The order's current link, with the calls that change it. */
function useTrackingLink(order: number) {
  const api = useApi(parts);
  const { queries } = useServices();
  const key = keys.trackingLink(order);
  const query = useApiQuery<Answer>({
    key,
    fetch: (signal, quiet) => api.tracking.getLink({ order }, { signal, quiet }),
  });
  const form = useSubmit<Answer>({ onSuccess: (answer) => queries.setQueryData<Answer>(key, answer) });
  const revoke = async (request: { readonly order: number }, options: SubmitCallOptions): Promise<Answer> => {
    await api.tracking.revokeLink(request, options);
    return { link: null };
  };
  return {
    ...form,
    query,
    link: query.data?.link ?? null,
    create: (days: number) => void form.submit(api.tracking.createLink, { order, days }),
    revoke: () => void form.submit(revoke, { order }),
  };
}

/** Creates the tracking link of an order, or shows and revokes the current one. */
export const ShareTrackingDialog = ({ order, onClose }: OrderDialogProps) => {
  const { t } = useLingui();
  const [days, setDays] = useState<number | null>(DEFAULT_DAYS);
  const copy = useCopyLink();
  const { query, link, create, revoke, isPending, problem } = useTrackingLink(order.id);
  const submit = () => {
    if (link !== null) void copy(link.url);
    else if (days !== null) create(days);
  };
  return (
    <FormDialog
      title={t`Share progress`}
      // Revoking is elsewhere: a second press of the button must not revoke the new link.
      submitLabel={link === null ? t`Create link` : t`Copy link`}
      cancelLabel={link === null ? t`Cancel` : t`Close`}
      isPending={isPending}
      isSubmitDisabled={query.data === undefined || days === null}
      problem={formMessage(problem)}
      refusal={problem}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>
        <Trans>
          Anyone with the link can see the order’s status and progress. Names, chat, price and account details stay
          private.
        </Trans>
      </p>
      <QueryView query={query} rows={1}>
        {() =>
          link === null ? (
            <NumberField
              label={t`Days until the link expires`}
              value={days}
              onChange={setDays}
              minValue={1}
              maxValue={TRACKING_DAYS_MAX}
              formatOptions={WHOLE}
              error={problem?.fields.days ?? (days === null ? t`Enter the number of days` : undefined)}
              autoFocus
            />
          ) : (
            <CurrentLink link={link} isPending={isPending} onRevoke={revoke} />
          )
        }
      </QueryView>
    </FormDialog>
  );
};

interface CurrentLinkProps {
  readonly link: TrackingLink;
  readonly isPending: boolean;
  readonly onRevoke: () => void;
}

const CurrentLink = ({ link, isPending, onRevoke }: CurrentLinkProps) => {
  const { t } = useLingui();
  return (
    <>
      <TextField label={t`Tracking link`} value={link.url} isReadOnly validMessage={null} autoFocus />
      <p>
        <Trans>The link expires on {formatDateTimeShort(link.expiresAt)}.</Trans>
      </p>
      <Button variant="danger" size="s" isPending={isPending} onPress={onRevoke}>
        <Trans>Revoke link</Trans>
      </Button>
    </>
  );
};
