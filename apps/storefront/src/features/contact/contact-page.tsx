import { Banner } from '@boostdesk/ui/banner';
import { Button } from '@boostdesk/ui/button';
import { Card } from '@boostdesk/ui/card';
import { ButtonLink, Link } from '@boostdesk/ui/link';
import { SitePage } from '@boostdesk/ui/site-frame';
import { Trans, useLingui } from '@lingui/react/macro';
import { useServices, useVisitor } from '../../app/services-context.ts';
import { useHandOver } from '../../app/use-hand-over.ts';
import { useTitle } from '../../app/use-title.ts';

const ORDERS = '/orders';

/** Target of the dashboard's 'Contact us' link (SPEC §2); a placeholder for a shop's own page. */
export const Component = () => {
  const { t } = useLingui();
  useTitle(t`Contact`);
  const { claims } = useVisitor();
  const { contactEmail } = useServices().config;
  const handOver = useHandOver();
  return (
    <SitePage title={t`Contact`} lead={t`How to reach us.`} isNarrow>
      {handOver.problem === null ? null : <Banner tone="danger">{handOver.problem}</Banner>}
      <Card
        title={<Trans>About an order</Trans>}
        footer={
          claims === null ? (
            <ButtonLink href="/signin">
              <Trans>Sign in</Trans>
            </ButtonLink>
          ) : (
            <Button isPending={handOver.isPending} onPress={() => handOver.open(ORDERS)}>
              <Trans>Open your orders</Trans>
            </Button>
          )
        }
      >
        <p>
          <Trans>Write in the order chat. Your booster and our team read it there.</Trans>
        </p>
      </Card>
      <Card title={<Trans>About your account</Trans>}>
        <p>
          <Trans>
            Can’t sign in? Check the email address you registered with. We never ask for your password, here or in a
            chat.
          </Trans>
        </p>
        {contactEmail === null ? null : (
          <p>
            <Trans>
              Email <Link href={`mailto:${contactEmail}`}>{contactEmail}</Link> from that address, and we’ll reply
              there.
            </Trans>
          </p>
        )}
      </Card>
    </SitePage>
  );
};
