import { isCustomer } from '@boostdesk/auth';
import { type LoyaltyTier, loyaltyTiers } from '@boostdesk/catalogs';
import { translate } from '@boostdesk/i18n/translate';
import { Tag } from '@boostdesk/ui/badge';
import { Card } from '@boostdesk/ui/card';
import { Crest } from '@boostdesk/ui/crest';
import { ListRow, ListRows } from '@boostdesk/ui/list-row';
import { Money } from '@boostdesk/ui/money';
import { SitePage } from '@boostdesk/ui/site-frame';
import { Trans, useLingui } from '@lingui/react/macro';
import { useServices, useVisitor } from '../../app/services-context.ts';
import { useCall } from '../../app/use-call.ts';
import { useTitle } from '../../app/use-title.ts';

/** Loyalty tiers; marks that of a signed-in customer. */
export const Component = () => {
  const { t } = useLingui();
  useTitle(t`Loyalty`);
  const own = useOwnTier();
  return (
    <SitePage title={t`Loyalty`} lead={t`Everything you spend counts towards your tier, forever.`}>
      <Card isFlush>
        <ListRows>
          {loyaltyTiers.map((tier) => (
            <ListRow
              key={tier.key}
              mark={<Crest tier={tier.key} size={40} />}
              title={
                <>
                  {translate(tier.name)} {tier.name === own ? <Tag tone="accent">{t`Your tier`}</Tag> : null}
                </>
              }
              note={<From tier={tier} />}
            />
          ))}
        </ListRows>
      </Card>
    </SitePage>
  );
};

const From = ({ tier }: { readonly tier: LoyaltyTier }) =>
  tier.from === 0 ? (
    <Trans>Starts with your first order</Trans>
  ) : (
    <Trans>
      From <Money amount={tier.from} currency="USD" /> spent
    </Trans>
  );

function useOwnTier(): string | null {
  const { api } = useServices();
  const { actor, claims } = useVisitor();
  const asks = claims !== null && isCustomer(actor);
  const rank = useCall(asks ? `loyalty of ${actor.id}` : 'nobody', async (signal) =>
    asks ? api.user.getLoyaltyRank({}, { quiet: true, signal }) : null,
  );
  return rank.status === 'done' ? (rank.value?.name ?? null) : null;
}
