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
    <SitePage title="Contact" lead="Where to turn with what." isNarrow>
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
        <p>Write in the chat of the order: your booster reads it there.</p>
      </Card>
      <Card title="About your account">
        <p>
          Signed out and cannot get in? Check the address you registered with. We never ask for your password, here or
          in a chat.
        </p>
        {contactEmail === null ? null : (
          <p>
            Write to <Link href={`mailto:${contactEmail}`}>{contactEmail}</Link> from that address, and we answer there.
          </p>
        )}
      </Card>
    </SitePage>
  );
};
