import { Button } from '@boostdesk/ui/button';
import { Card } from '@boostdesk/ui/card';
import { EmptyState } from '@boostdesk/ui/empty-state';
import { ListRows } from '@boostdesk/ui/list-row';
import { Page } from '@boostdesk/ui/page-layout';
import { SkeletonList } from '@boostdesk/ui/skeleton';
import { Trans, useLingui } from '@lingui/react/macro';
import { useTitle } from '../../shared/title.ts';
import { UnsentRow } from './unsent-row.tsx';
import { useUnsent } from './use-unsent.ts';
import { useUnsentActions } from './use-unsent-actions.ts';

/** /unsent: messages of all orders that this browser has not sent. */
export const Component = () => {
  const { t } = useLingui();
  useTitle(t`Unsent messages`);
  return (
    <Page>
      <Card title={<Trans>Unsent messages</Trans>} isLined>
        <Messages />
      </Card>
    </Page>
  );
};

const Messages = () => {
  const { t } = useLingui();
  const { state, load, messages } = useUnsent();
  const actions = useUnsentActions();
  if (messages.length > 0) {
    return (
      <ListRows>
        {messages.map((message) => (
          <UnsentRow key={message.clientId} message={message} actions={actions} />
        ))}
      </ListRows>
    );
  }
  if (state === 'loading') return <SkeletonList label={t`Loading messages`} />;
  if (state === 'failed') {
    return (
      <EmptyState
        tone="danger"
        icon="circle-alert"
        title={<Trans>Couldn’t load the messages</Trans>}
        actions={
          <Button onPress={load}>
            <Trans>Try again</Trans>
          </Button>
        }
      >
        <Trans>Your messages are still stored in this browser.</Trans>
      </EmptyState>
    );
  }
  return (
    <EmptyState icon="circle-check" title={<Trans>No unsent messages</Trans>}>
      <Trans>Messages that this browser couldn’t send appear here.</Trans>
    </EmptyState>
  );
};
