import { LOGIN_MAX, type OrderView, order as orderCalls } from '@boostdesk/api-client/contract';
import { ORDER_STATUS } from '@boostdesk/catalogs';
import { withoutLoginDetails } from '@boostdesk/catalogs/message-check';
import { Button } from '@boostdesk/ui/button';
import { Form } from '@boostdesk/ui/form';
import { Icon } from '@boostdesk/ui/icon';
import { TextField } from '@boostdesk/ui/text-field';
import { useForm } from '@boostdesk/ui/use-form';
import { Trans, useLingui } from '@lingui/react/macro';
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useAtom } from '../../../core/state.ts';
import { closeAccountIssue } from '../../../core/toasts.ts';
import { useLatest } from '../../../core/use-latest.ts';
import { useUnsaved } from '../../../data/unsaved.ts';
import { LoginFields } from '../../../shared/game-account/login-fields.tsx';
import { useOrderApi } from '../../../shared/order-actions/api.ts';
import { useOrderAction } from '../../../shared/order-actions/use-order-action.ts';
import { type AccountPrefill, accountPrefillAtom } from '../account-prefill.ts';
import styles from './order.module.css';

interface AccountFormProps {
  readonly order: OrderView;
  readonly onDone: () => void;
  /** Null if there is nothing to return to. */
  readonly onCancel: (() => void) | null;
}

const empty = { login: '', password: '', accountName: '', note: '' };

/** Saving removes the focused form, so focus moves to the card that replaces it. */
function useFocusCardOnUnmount(place: RefObject<HTMLFormElement | null>): void {
  useLayoutEffect(
    () => () => {
      if (!place.current?.contains(document.activeElement)) return;
      // After the card has mounted.
      queueMicrotask(() => document.getElementById('account')?.focus());
    },
    [place],
  );
}

/** Copies details from a chat message into empty fields and the other text into the note, and shows the form. */
function usePrefill(order: number, place: RefObject<HTMLFormElement | null>, enter: (prefill: AccountPrefill) => void) {
  const [prefill, setPrefill] = useAtom(accountPrefillAtom);
  const latestEnter = useLatest(enter);
  useEffect(() => {
    if (prefill?.order !== order) return;
    latestEnter.current(prefill);
    setPrefill(null);
    place.current?.scrollIntoView({ block: 'center' });
    place.current?.querySelector('input')?.focus({ preventScroll: true });
  }, [prefill, order, place, latestEnter, setPrefill]);
}

/** Encrypts and saves the account details. Saved details are replaced and never loaded into the form. */
export const AccountForm = ({ order, onDone, onCancel }: AccountFormProps) => {
  const { t } = useLingui();
  const api = useOrderApi();
  const { submit } = useOrderAction(order.id, {
    success: t`Account details saved.`,
    onSuccess: () => {
      closeAccountIssue();
      onDone();
    },
  });
  const place = useRef<HTMLFormElement>(null);
  useFocusCardOnUnmount(place);
  const form = useForm(orderCalls.saveCredentials.request, {
    values: { id: order.id, ...empty },
    errorMessages: { login: t`Enter your game login`, password: t`Enter your game password` },
    onSubmit: async (given) => (await submit(api.order.saveCredentials, given)).problem,
  });
  usePrefill(order.id, place, ({ values, text }) => {
    const labelled = (['login', 'password'] as const).filter((name) => values[name] !== undefined);
    const taken = labelled.filter((name) => form.values[name] === '' || form.values[name] === values[name]);
    for (const name of taken) form.set(name, values[name] ?? '');
    const rest = withoutLoginDetails(text, taken);
    const { note } = form.values;
    if (rest !== '') form.set('note', note === '' ? rest : `${note}\n${rest}`);
  });
  const { id: _, ...typed } = form.values;
  useUnsaved(t`Account details`, Object.values(typed));
  // Before payment, paying is the primary action.
  const isFirst = order.status !== ORDER_STATUS.unpaid;
  const field = (name: keyof typeof empty) => ({ ...form.text(name), validMessage: null, autoComplete: 'off' });
  return (
    <Form {...form.props} ref={place}>
      <p className={styles.muted}>
        <Trans>
          Your booster needs these details to play, and our team may view them to help you. The details are encrypted
          and shown for 30 seconds at a time. Every view appears in the timeline.
        </Trans>
      </p>
      <LoginFields field={field} />
      <TextField
        label={t`In-game name`}
        subLabel={t`Optional`}
        {...field('accountName')}
        maxLength={LOGIN_MAX.accountName}
      />
      <TextField
        label={t`Note for your booster`}
        subLabel={t`Optional`}
        {...field('note')}
        maxLength={LOGIN_MAX.note}
        isMultiline
      />
      <div className={styles.buttons}>
        {onCancel !== null && (
          <Button onPress={onCancel} isDisabled={form.isSending}>
            <Trans>Cancel</Trans>
          </Button>
        )}
        <Button type="submit" variant={isFirst ? 'primary' : 'default'} isPending={form.isSending}>
          <Icon name="lock" />
          <Trans>Save account details</Trans>
        </Button>
      </div>
    </Form>
  );
};
