import { can, isRoleAllowed } from '@boostdesk/auth';
import { Button } from '@boostdesk/ui/button';
import { ConfirmDialog } from '@boostdesk/ui/confirm-dialog';
import { FormError } from '@boostdesk/ui/form-error';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useAtomValue } from '../../../core/state.ts';
import { actorAtom } from '../../../session/session-atoms.ts';
import { RefuseDialog } from '../../../shared/components/refuse-dialog.tsx';
import styles from '../../../shared/game-account/game-account.module.css';
import { useSubmit } from '../../../shared/hooks/use-submit.ts';
import { type Offer, useOfferApi } from '../api.ts';
import { offerName } from '../offer-labels.ts';
import { useBuyOffer } from '../use-buy-offer.ts';

export interface OfferPanelProps {
  readonly offer: Offer;
  readonly onChanged: () => void;
}

function useOfferDecision({ offer: { id, version }, onChanged }: OfferPanelProps) {
  const calls = useOfferApi();
  const { submit, isPending, problem } = useSubmit({ onSettled: onChanged });
  return {
    isPending,
    problem,
    approve: () => submit(calls.approve, { id, version }),
    withdraw: () => submit(calls.withdraw, { id }),
  };
}

/** Buttons to approve and reject (staff), withdraw (the seller, staff) and buy (customers) an offer. */
export const OfferActions = (props: OfferPanelProps) => {
  const { t } = useLingui();
  const { offer, onChanged } = props;
  const actor = useAtomValue(actorAtom);
  const { isPending, problem, approve, withdraw } = useOfferDecision(props);
  const purchase = useBuyOffer(offer, onChanged);
  const [isRefusing, setRefusing] = useState(false);
  const [isWithdrawing, setWithdrawing] = useState(false);
  const { state, seller } = offer;
  const mayDecide = state === 'waiting' && can('offer.decide', actor);
  const mayWithdraw = (state === 'waiting' || state === 'forSale') && can('offer.edit', actor, { sellerId: seller.id });
  return (
    <div className={styles.login}>
      <FormError>{(problem ?? purchase.problem)?.message}</FormError>
      <div className={styles.buttons}>
        {mayDecide && (
          <>
            <Button variant="primary" isPending={isPending} isDisabled={!offer.hasLogin} onPress={() => void approve()}>
              <Trans>Approve</Trans>
            </Button>
            <Button variant="danger" isDisabled={isPending} onPress={() => setRefusing(true)}>
              <Trans>Reject</Trans>
            </Button>
          </>
        )}
        {mayWithdraw && (
          <Button isDisabled={isPending} onPress={() => setWithdrawing(true)}>
            <Trans>Withdraw from sale</Trans>
          </Button>
        )}
        {state === 'forSale' && isRoleAllowed('offer.buy', actor) && (
          <Button variant="primary" isPending={purchase.isPending} onPress={() => void purchase.buy()}>
            <Trans>Buy</Trans>
          </Button>
        )}
      </div>
      {mayDecide && !offer.hasLogin && (
        <p className={styles.muted}>
          <Trans>You can approve this offer once the seller adds the login details.</Trans>
        </p>
      )}
      <ConfirmDialog
        isOpen={isWithdrawing}
        onOpenChange={setWithdrawing}
        title={t`Withdraw ${offerName(offer)} from sale?`}
        confirmLabel={t`Withdraw from sale`}
        onConfirm={withdraw}
      >
        <Trans>Customers can no longer buy the account. Edit the offer to submit it for review again.</Trans>
      </ConfirmDialog>
      {isRefusing && <RefuseOfferDialog offer={offer} onChanged={onChanged} onClose={() => setRefusing(false)} />}
    </div>
  );
};

/** Refuses an offer with a reason. */
const RefuseOfferDialog = ({ offer, onChanged, onClose }: OfferPanelProps & { readonly onClose: () => void }) => {
  const { t } = useLingui();
  const api = useOfferApi();
  const { id } = offer;
  const { submit, isPending, problem } = useSubmit({ onSuccess: onClose, onSettled: onChanged });
  return (
    <RefuseDialog
      draftName={`account offer ${id} refuse`}
      title={t`Reject ${offerName(offer)}?`}
      hint={t`The seller is notified and can see the reason.`}
      isPending={isPending}
      problem={problem}
      onRefuse={async (reason) => (await submit(api.refuse, { id, reason })).isDone}
      onClose={onClose}
    />
  );
};
