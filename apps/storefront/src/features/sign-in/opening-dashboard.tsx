import { Banner } from '@boostdesk/ui/banner';
import { Button } from '@boostdesk/ui/button';
import { Card } from '@boostdesk/ui/card';
import { Spinner } from '@boostdesk/ui/spinner';
import { Trans, useLingui } from '@lingui/react/macro';
import type { HandOver } from '../../app/use-hand-over.ts';

export const OpeningDashboard = ({ handOver, path }: { readonly handOver: HandOver; readonly path: string }) => {
  const { t } = useLingui();
  return (
    <Card>
      {handOver.problem === null ? (
        <Spinner label={t`Opening the dashboard`} />
      ) : (
        <Banner
          tone="danger"
          actions={
            <Button size="s" onPress={() => handOver.open(path)}>
              <Trans>Try again</Trans>
            </Button>
          }
        >
          {handOver.problem}
        </Banner>
      )}
    </Card>
  );
};
