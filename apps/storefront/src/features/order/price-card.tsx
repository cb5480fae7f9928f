import { currencies, type Quote, type QuotedOrder } from '@boostdesk/catalogs';
import { formatList } from '@boostdesk/i18n/format-list';
import { formatTransition, rankName, tierOf } from '@boostdesk/i18n/rank-label';
import { translate } from '@boostdesk/i18n/translate';
import { Card } from '@boostdesk/ui/card';
import { Crest } from '@boostdesk/ui/crest';
import { ErrorState } from '@boostdesk/ui/error-state';
import { GameMark } from '@boostdesk/ui/game-mark';
import { Icon } from '@boostdesk/ui/icon';
import { ListRow, ListRows } from '@boostdesk/ui/list-row';
import { Money } from '@boostdesk/ui/money';
import { PriceLines, PriceTotal } from '@boostdesk/ui/price-lines';
import { Segmented } from '@boostdesk/ui/segmented';
import { SkeletonList } from '@boostdesk/ui/skeleton';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { errorMessage } from '../../app/error-message.ts';
import { countLabel } from '../../shared/quote-labels.ts';
import { type Choice, selectedOfferOf } from './choice.ts';
import { offerName } from './offers.ts';
import styles from './order.module.css';
import { toPriceLines } from './price-card-lines.tsx';
import type { QuoteState } from './use-quote.ts';

const segments = currencies.map((id) => ({ id, label: id }));

export interface PriceCardProps {
  readonly choice: Choice;
  readonly change: (change: Partial<Choice>) => void;
  readonly state: QuoteState;
  /** Order button and its error. */
  readonly children: ReactNode;
}

/** Price breakdown, computed by the server's function. */
export const PriceCard = ({ choice, change, state, children }: PriceCardProps) => {
  const { t } = useLingui();
  return (
    <Card
      title={t`Price breakdown`}
      isLined
      isFlush
      actions={
        <Segmented
          aria-label={t`Currency`}
          segments={segments}
          value={choice.currency}
          onChange={(currency) => change({ currency })}
        />
      }
    >
      <PriceBody choice={choice} state={state}>
        {children}
      </PriceBody>
    </Card>
  );
};

const PriceBody = ({ choice, state, children }: Omit<PriceCardProps, 'change'>) => {
  const { t } = useLingui();
  if (state.status === 'loading') return <SkeletonList rows={4} label={t`Loading price`} />;
  if (state.status === 'failed') {
    return (
      <ErrorState title={<Trans>Couldn’t load the exchange rate</Trans>} onRetry={state.retry}>
        {errorMessage(state.error)} <Trans>Prices in USD are still available.</Trans>
      </ErrorState>
    );
  }
  const { quote } = state;
  if (!quote.ok) return <ErrorState title={<Trans>This combination can’t be ordered</Trans>} />;
  return (
    <>
      <Goal choice={choice} quote={quote} />
      <PriceLines lines={toPriceLines(quote)} />
      <PriceTotal
        label={t`Total`}
        amount={<Money amount={quote.total} currency={quote.currency} />}
        note={<Plural value={quote.days} one="About # day" other="About # days" />}
      />
      <div className={styles.pay}>
        {children}
        <p className={styles.promise}>
          <Icon name="shield-check" size={14} />
          <Trans>
            Need to stop? Ask in the order chat. Our team can end the order and refund the part that wasn’t played.
          </Trans>
        </p>
      </div>
    </>
  );
};

const Goal = ({ choice, quote: { order } }: { readonly choice: Choice; readonly quote: Quote }) => {
  const { group, offer } = selectedOfferOf(choice);
  const { ladder, from, target } = order;
  const rank = target ?? from;
  const places = formatList([translate(group.name), order.server?.server ?? '', offerName(offer)].filter(Boolean));
  const mark =
    ladder !== null && rank !== null ? (
      <Crest tier={tierOf(ladder, rank)} size={32} />
    ) : (
      <GameMark short={group.short} />
    );
  return (
    <ListRows className={styles.goal}>
      <ListRow mark={mark} title={goalLabel(order, offerName(offer))} note={places} />
    </ListRows>
  );
};

function goalLabel({ ladder, from, target, unit, count }: QuotedOrder, name: string): string {
  if (ladder !== null && from !== null && target !== null) {
    return formatTransition(rankName(ladder, from), rankName(ladder, target));
  }
  return unit === 'flat' ? name : countLabel(count, unit);
}
