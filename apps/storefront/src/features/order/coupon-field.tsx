import { Button } from '@boostdesk/ui/button';
import { TextField } from '@boostdesk/ui/text-field';
import { useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { type Choice, readCode } from './choice.ts';
import styles from './order.module.css';
import type { CouponState } from './use-coupon.ts';

export interface CouponFieldProps {
  readonly choice: Choice;
  readonly change: (change: Partial<Choice>) => void;
  readonly state: CouponState;
}

/** The discount is shown in the price breakdown. */
export const CouponField = ({ choice, change, state }: CouponFieldProps) => {
  const { t } = useLingui();
  const [typed, setTyped] = useState(choice.coupon);
  const [isWrong, setWrong] = useState(false);
  const isTaken = state.coupon !== null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const coupon = isTaken ? '' : readCode(typed);
    setWrong(!isTaken && coupon === '');
    if (isTaken || coupon !== '') setTyped(coupon);
    if (coupon !== '' && coupon === choice.coupon) state.retry();
    else change({ coupon });
  };
  return (
    <form className={styles.coupon} noValidate onSubmit={submit}>
      <TextField
        label={t`Coupon`}
        maxLength={30}
        autoComplete="off"
        isReadOnly={isTaken}
        value={typed}
        onChange={setTyped}
        validMessage={null}
        error={isWrong ? t`Coupon codes contain only letters, digits and hyphens` : state.problem}
      />
      <Button type="submit" isPending={state.isPending} isDisabled={!isTaken && typed.trim() === ''}>
        {isTaken ? t`Remove` : t({ message: 'Apply', context: 'a coupon' })}
      </Button>
    </form>
  );
};
