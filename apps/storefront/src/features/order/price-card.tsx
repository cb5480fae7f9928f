import { currencies, type Quote, type QuotedOrder } from '@boostdesk/catalogs';
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
import type { ReactNode } from 'react';
import { problemWords } from '../../app/problem-words.ts';
import { countWords, rankName, tierOf } from '../../parts/quote-words.ts';
import { type Choice, pickedOf } from './choice.ts';
import styles from './order.module.css';
import { toPriceLines } from './price-card-lines.tsx';
import type { QuoteState } from './use-quote.ts';

const segments = currencies.map((id) => ({ id, label: id }));

export interface PriceCardProps {
  readonly choice: Choice;
  readonly change: (change: Partial<Choice>) => void;
  readonly state: QuoteState;
  /** The button, and what went wrong with it. */
  readonly children: ReactNode;
}

/** The price by the function that the server charges with, line by line. */
export const PriceCard = ({ choice, change, state, children }: PriceCardProps) => (
  <Card
    title="Price breakdown"
    isLined
    isFlush
    actions={
      <Segmented
        aria-label="Currency"
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

const PriceBody = ({ choice, state, children }: Omit<PriceCardProps, 'change'>) => {
  if (state.status === 'loading') return <SkeletonList rows={4} label="Loading price" />;
  if (state.status === 'failed') {
    return (
      <ErrorState title="Couldn’t load the exchange rate" onRetry={state.retry}>
        {problemWords(state.error)} Prices in USD are still available.
      </ErrorState>
    );
  }
  const { quote } = state;
  if (!quote.ok) return <ErrorState title="This combination can’t be ordered" />;
  return (
    <>
      <Goal choice={choice} quote={quote} />
      <PriceLines lines={toPriceLines(quote)} />
      <PriceTotal
        label="Total"
        amount={<Money amount={quote.total} currency={quote.currency} />}
        note={quote.days === 1 ? 'About 1 day' : `About ${quote.days} days`}
      />
      <div className={styles.pay}>
        {children}
        <p className={styles.promise}>
          <Icon name="shield-check" size={14} />
          Need to stop? Ask in the order chat. Our team can end the order and refund the part that wasn’t played.
        </p>
      </div>
    </>
  );
};

const Goal = ({ choice, quote: { order } }: { readonly choice: Choice; readonly quote: Quote }) => {
  const { shelf, offer } = pickedOf(choice);
  const { ladder, from, target } = order;
  const rank = target ?? from;
  const places = [shelf.name, order.server?.server, offer.name].filter(Boolean).join(', ');
  const mark =
    ladder !== null && rank !== null ? (
      <Crest tier={tierOf(ladder, rank)} size={32} />
    ) : (
      <GameMark short={shelf.short} />
    );
  return (
    <ListRows className={styles.goal}>
      <ListRow mark={mark} title={goalWords(order, offer.name)} note={places} />
    </ListRows>
  );
};

function goalWords({ ladder, from, target, unit, count }: QuotedOrder, name: string): string {
  if (ladder !== null && from !== null && target !== null) {
    return `${rankName(ladder, from)} → ${rankName(ladder, target)}`;
  }
  return unit === 'flat' ? name : countWords(count, unit);
}
