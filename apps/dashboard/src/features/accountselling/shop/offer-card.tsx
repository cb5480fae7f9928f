// biome-ignore-all lint/a11y/useKeyWithClickEvents: the button of the card has the keys
// biome-ignore-all lint/a11y/noNoninteractiveElementInteractions: the button of the card has the role
import { gameById } from '@boostdesk/catalogs';
import { gameMarks } from '@boostdesk/catalogs/marks';
import { Button } from '@boostdesk/ui/button';
import { Crest } from '@boostdesk/ui/crest';
import { FormError } from '@boostdesk/ui/form-error';
import { GameMark } from '@boostdesk/ui/game-mark';
import { ButtonLink } from '@boostdesk/ui/link';
import { rowClickProps } from '@boostdesk/ui/row-click';
import { Trans, useLingui } from '@lingui/react/macro';
import { formatMoney } from '../../../i18n/format.ts';
import { StateTag } from '../../../shared/components/state-tag.tsx';
import type { Offer } from '../api.ts';
import { offerName, useOfferStates } from '../offer-labels.ts';
import { useBuyOffer } from '../use-buy-offer.ts';
import { rankTier } from './rank-tier.ts';
import styles from './shop.module.css';

const CREST_SIZE = 40;

/** The crest of a rank on the game's ladder, the game's letters otherwise. */
const Mark = ({ offer: { game, rank } }: { readonly offer: Offer }) => {
  const tier = rankTier(game, rank);
  if (tier !== undefined) return <Crest tier={tier} size={CREST_SIZE} />;
  const known = gameById(game);
  return <GameMark short={known === undefined ? '…' : gameMarks[known.slug]} />;
};

interface OfferCardProps {
  readonly offer: Offer;
  /** Whether its details are shown beside the list. */
  readonly isOpen: boolean;
  readonly onOpen: () => void;
  readonly onChanged: () => void;
}

/** An account with its rank, server, description and price; one press opens its details, another buys it. */
export const OfferCard = ({ offer, isOpen, onOpen, onChanged }: OfferCardProps) => {
  const { t } = useLingui();
  const { buy, isPending, problem } = useBuyOffer(offer, onChanged);
  const states = useOfferStates();
  const name = offerName(offer);
  const price = formatMoney(offer.price, 'USD');
  return (
    <article {...rowClickProps} className={styles.card} data-open={isOpen || undefined}>
      <div className={styles.head}>
        <Mark offer={offer} />
        <div className={styles.name}>
          <h2 className={styles.title}>
            <button type="button" className={styles.open} aria-expanded={isOpen} data-opens-row onClick={onOpen}>
              {name}
            </button>
          </h2>
          {offer.server !== null && <span className={styles.muted}>{offer.server}</span>}
        </div>
      </div>
      <p className={styles.text} dir="auto">
        {offer.text}
      </p>
      <span className={styles.muted}>
        <Trans>Sold by {offer.seller.name}</Trans>
      </span>
      <FormError>{problem?.message}</FormError>
      <div className={styles.foot}>
        <b className={styles.price}>{price}</b>
        {offer.state === 'forSale' && (
          <Button
            variant="primary"
            isPending={isPending}
            aria-label={t`Buy ${name} for ${price}`}
            onPress={() => void buy()}
          >
            <Trans>Buy</Trans>
          </Button>
        )}
        {offer.state !== 'forSale' && <StateTag {...states[offer.state]} />}
        {offer.order !== null && (
          <ButtonLink href={`/order/${offer.order}`}>
            <Trans>View order #{offer.order}</Trans>
          </ButtonLink>
        )}
      </div>
    </article>
  );
};
