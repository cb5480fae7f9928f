import { translate } from '@boostdesk/i18n/translate';
import { FormStep } from '@boostdesk/ui/form-step';
import { GameMark } from '@boostdesk/ui/game-mark';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { selectedOfferOf } from './choice.ts';
import { GrowingGrid } from './growing-grid.tsx';
import { offerGroups, offerName } from './offers.ts';
import type { StepProps } from './step-props.ts';

/** Shown initially. */
const FIRST_GAMES = 4;
const FIRST_OFFERS = 8;

export const GameStep = ({ choice, change, number }: StepProps) => {
  const { t } = useLingui();
  const { group } = selectedOfferOf(choice);
  const games = offerGroups.map(({ key, name, short }) => ({
    value: key,
    label: translate(name),
    mark: <GameMark short={short} size="s" />,
  }));
  const offers = group.offers.map((offer) => ({ value: offer.slug, label: offerName(offer) }));
  const moreGames = games.length - FIRST_GAMES;
  const moreOffers = offers.length - FIRST_OFFERS;
  return (
    <FormStep title={t`Game and service`} number={number} isDone doneLabel={t`Done`}>
      <GrowingGrid
        label={t`Game`}
        choices={games}
        value={choice.game}
        onChange={(game) => change({ game })}
        first={FIRST_GAMES}
        more={plural(moreGames, { one: '# more game', other: '# more games' })}
      />
      <GrowingGrid
        key={group.key}
        label={t`Service`}
        choices={offers}
        value={choice.service}
        onChange={(service) => change({ service })}
        first={FIRST_OFFERS}
        more={plural(moreOffers, { one: '# more service', other: '# more services' })}
      />
    </FormStep>
  );
};
