import { Card } from '@boostdesk/ui/card';
import { FormError } from '@boostdesk/ui/form-error';
import { Money } from '@boostdesk/ui/money';
import { PayBar, SitePage } from '@boostdesk/ui/site-frame';
import { useLingui } from '@lingui/react/macro';
import { useTitle } from '../../app/use-title.ts';
import { CoinsField } from '../../shared/coins-field.tsx';
import { NotFoundPage } from '../../shell/not-found-page.tsx';
import { selectedOfferOf } from './choice.ts';
import { CouponField } from './coupon-field.tsx';
import { fieldsFor } from './fields.ts';
import { GameStep } from './game-step.tsx';
import { OptionsStep } from './options-step.tsx';
import { toOrderChoice } from './order-request.ts';
import { PayButton } from './pay-button.tsx';
import { PriceCard } from './price-card.tsx';
import { RankStep } from './rank-step.tsx';
import { type ChoiceState, useChoice } from './use-choice.ts';
import { useCoupon } from './use-coupon.ts';
import { useFormErrors } from './use-form-errors.ts';
import { useNote } from './use-note.ts';
import { useOrder } from './use-order.ts';
import { useOrderCoins } from './use-order-coins.ts';

/** Target of the dashboard's 'New order' link (SPEC §2), and of the catalogue's public links. */
export const Component = () => {
  const state = useChoice();
  return state === null ? <NotFoundPage /> : <OrderForm {...state} />;
};

const OrderForm = ({ choice, change, address }: ChoiceState) => {
  const { t } = useLingui();
  useTitle(t`New order`);
  const coupon = useCoupon(choice);
  const { quote, ...coins } = useOrderCoins(choice, coupon.coupon);
  const [note, setNote] = useNote();
  const { order, isPending, problem } = useOrder();
  const fields = fieldsFor(selectedOfferOf(choice));
  const asksMore = fields.from !== null || fields.count !== null || fields.servers.length > 0;
  const step = { choice, change };
  const priced = quote.status === 'done' && quote.quote.ok ? quote.quote : null;
  const request = toOrderChoice(choice, note, coupon.coupon);
  const errors = useFormErrors(choice.service, request, coins.isValid);
  // Without the answer the order would be created without its coupon.
  const button = {
    address,
    isPending,
    isDisabled: coupon.isPending,
    onPay: () => (errors.isValid ? order(request, priced?.coinsUsed ?? 0) : errors.reveal()),
  };
  return (
    <>
      <SitePage
        title={t`New order`}
        lead={t`Choose where you are and where you want to be. The price updates as you go.`}
        aside={
          <PriceCard {...step} state={quote}>
            <CouponField choice={choice} change={change} state={coupon} />
            <CoinsField {...coins.field} ref={errors.coinsField} />
            <FormError>{errors.summary ?? problem}</FormError>
            {priced === null ? null : <PayButton {...button} quote={priced} />}
          </PriceCard>
        }
      >
        <Card isFlush ref={errors.form}>
          <GameStep {...step} number={1} />
          {asksMore ? <RankStep {...step} number={2} /> : null}
          <OptionsStep
            {...step}
            number={asksMore ? 3 : 2}
            note={note}
            onNote={setNote}
            namesProblem={errors.names}
            detailProblems={errors.details}
          />
        </Card>
      </SitePage>
      {priced === null ? null : (
        <PayBar
          aria-label={t`Payment`}
          label={t`Total`}
          amount={<Money amount={priced.total} currency={priced.currency} />}
        >
          <PayButton {...button} quote={priced} isShort />
        </PayBar>
      )}
    </>
  );
};
