import { Banner } from '@boostdesk/ui/banner';
import { Button } from '@boostdesk/ui/button';
import { Card } from '@boostdesk/ui/card';
import { ButtonLink, Link } from '@boostdesk/ui/link';
import { SitePage } from '@boostdesk/ui/site-frame';
import { useServices, useVisitor } from '../../app/services-context.ts';
import { useHandOver } from '../../app/use-hand-over.ts';
import { useTitle } from '../../app/use-title.ts';

const ORDERS = '/orders';

/** SPEC §2: where the dashboard's 'Contact us' leads. This site is a stand-in; a shop puts its own address here. */
export const Component = () => {
  useTitle('Contact');
  const { claims } = useVisitor();
  const { contactEmail } = useServices().config;
  const handOver = useHandOver();
  return (
    <SitePage title="Contact" lead="How to reach us." isNarrow>
      {handOver.problem === null ? null : <Banner tone="danger">{handOver.problem}</Banner>}
      <Card
        title="About an order"
        footer={
          claims === null ? (
            <ButtonLink href="/signin">Sign in</ButtonLink>
          ) : (
            <Button isPending={handOver.isPending} onPress={() => handOver.open(ORDERS)}>
              Open your orders
            </Button>
          )
        }
      >
        <p>Write in the order chat. Your booster and our team read it there.</p>
      </Card>
      <Card title="About your account">
        <p>
          Can’t sign in? Check the email address you registered with. We never ask for your password, here or in a chat.
        </p>
        {contactEmail === null ? null : (
          <p>
            Email <Link href={`mailto:${contactEmail}`}>{contactEmail}</Link> from that address, and we’ll reply there.
          </p>
        )}
      </Card>
    </SitePage>
  );
};
