import { playSession, type ResponseOf } from '@boostdesk/api-client/contract';
import { Button } from '@boostdesk/ui/button';
import { Card } from '@boostdesk/ui/card';
import { ConfirmDialog } from '@boostdesk/ui/confirm-dialog';
import { Stack } from '@boostdesk/ui/page-layout';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useApi, useServices } from '../../../core/services-context.ts';
import { useApiQuery } from '../../../data/api-query.ts';
import { keys } from '../../../data/query-client.ts';
import { formatDate } from '../../../i18n/format.ts';
import { ButtonProblem } from '../../../shared/components/button-problem.tsx';
import { CopyLink } from '../../../shared/components/copy-link.tsx';
import { QueryView } from '../../../shared/components/query-view.tsx';
import { useSubmit } from '../../../shared/hooks/use-submit.ts';
import styles from '../profile.module.css';

const parts = { playSession };
type Feed = ResponseOf<typeof playSession.getFeed>;

interface FeedProps extends Feed {
  readonly address: string | null;
  readonly onAddress: (address: string | null) => void;
}

const FeedActions = ({ createdAt, address, onAddress }: FeedProps) => {
  const { t } = useLingui();
  const api = useApi(parts).playSession;
  const { queries } = useServices();
  const [asked, setAsked] = useState<'renew' | 'remove' | null>(null);
  const onSettled = () => queries.invalidateQueries({ queryKey: keys.calendarFeed() });
  const renewal = useSubmit<ResponseOf<typeof playSession.renewFeed>>({
    success: t`Calendar address created.`,
    onSuccess: ({ url }) => onAddress(url),
    onSettled,
    quiet: false,
  });
  const removal = useSubmit({
    success: t`Calendar address removed.`,
    onSuccess: () => onAddress(null),
    onSettled,
    quiet: false,
  });
  const renew = () => renewal.submit(api.renewFeed, {});
  return (
    <Stack gap={16}>
      {address !== null && (
        <>
          <CopyLink label={t`Calendar address`} address={address} />
          <p className={styles.muted}>
            <Trans>Copy the address now: it’s shown only once. Anyone who has it can read your sessions.</Trans>
          </p>
        </>
      )}
      {createdAt === null ? (
        <div>
          <Button isPending={renewal.isPending} onPress={() => void renew()}>
            <Trans>Create address</Trans>
          </Button>
        </div>
      ) : (
        <>
          {address === null && (
            <p>
              <Trans>Your calendar address was created on {formatDate(createdAt)}.</Trans>
            </p>
          )}
          <div className={styles.device}>
            <Button isPending={renewal.isPending} onPress={() => setAsked('renew')}>
              <Trans>Renew address</Trans>
            </Button>
            <Button variant="danger" isPending={removal.isPending} onPress={() => setAsked('remove')}>
              <Trans>Remove address</Trans>
            </Button>
          </div>
        </>
      )}
      <ButtonProblem problem={renewal.problem ?? removal.problem} />
      {asked === 'renew' && (
        <ConfirmDialog
          isOpen
          onOpenChange={() => setAsked(null)}
          onConfirm={renew}
          title={t`Renew calendar address?`}
          confirmLabel={t`Renew address`}
          tone="primary"
        >
          <Trans>Calendars that use the current address stop updating. This can’t be undone.</Trans>
        </ConfirmDialog>
      )}
      {asked === 'remove' && (
        <ConfirmDialog
          isOpen
          onOpenChange={() => setAsked(null)}
          onConfirm={() => removal.submit(api.revokeFeed, {})}
          title={t`Remove calendar address?`}
          confirmLabel={t`Remove address`}
          tone="danger"
        >
          <Trans>Calendars that use the address stop updating. This can’t be undone.</Trans>
        </ConfirmDialog>
      )}
    </Stack>
  );
};

/** The secret address of a calendar with the user's accepted play sessions. */
export const CalendarCard = () => {
  const { t } = useLingui();
  const api = useApi(parts).playSession;
  const [address, setAddress] = useState<string | null>(null);
  const query = useApiQuery<Feed>({
    key: keys.calendarFeed(),
    fetch: (signal, quiet) => api.getFeed({}, { signal, quiet }),
  });
  return (
    <Card title={t`Calendar of play sessions`} isLined>
      <Stack gap={16}>
        <p className={styles.muted}>
          <Trans>Subscribe to a secret address to see your accepted play sessions in your calendar.</Trans>
        </p>
        <QueryView query={query} rows={1}>
          {({ createdAt }) => <FeedActions createdAt={createdAt} address={address} onAddress={setAddress} />}
        </QueryView>
      </Stack>
    </Card>
  );
};
