import type { ChatReceipt, OrderView } from '@boostdesk/api-client/contract';
import { isStaff, ROLE, type Role } from '@boostdesk/auth';
import { t } from '@lingui/core/macro';
import { furthestState, receiptState } from '../../../../data/chat-receipts.ts';
import { formatDateTimeShort } from '../../../../i18n/format.ts';
import styles from './receipt-details.module.css';

interface Participant {
  readonly id: number;
  readonly name: string;
  readonly role: Role;
}

const partLabel = (role: Role): string => {
  if (isStaff({ role })) return t`Staff`;
  return role === ROLE.booster ? t`Booster` : t`Customer`;
};

/**
 * 'Seen Nov 21, 2026, 2:05 PM'. One time is stored for all messages up to the last one, so that of an earlier message is
 * a limit.
 */
export function stateLabel(receipt: ChatReceipt | undefined, seq: number): string {
  const state = receipt === undefined ? 'sent' : receiptState(receipt, seq);
  if (receipt === undefined || state === 'sent') return t`Not delivered yet`;
  const [upTo, at] =
    state === 'seen' ? [receipt.seenUpTo, receipt.seenAt] : [receipt.deliveredUpTo, receipt.deliveredAt];
  const time = at === null ? '' : formatDateTimeShort(at);
  if (state === 'seen') return upTo === seq ? t`Seen ${time}` : t`Seen ${time} or earlier`;
  return upTo === seq ? t`Delivered ${time}` : t`Delivered ${time} or earlier`;
}

/** Returns the other participants: customer, booster, and users with a receipt. */
export function participantsOf(
  { customer, booster }: Pick<OrderView, 'customer' | 'booster'>,
  receipts: readonly ChatReceipt[],
  self: number,
): Participant[] {
  const parties: Participant[] = [
    ...(customer === null ? [] : [{ id: customer.id, name: customer.name, role: ROLE.customer }]),
    ...(booster === null ? [] : [{ id: booster.id, name: booster.name, role: ROLE.booster }]),
  ];
  const ids = new Set(parties.map(({ id }) => id));
  return [...parties, ...receipts.flatMap(({ by }) => (ids.has(by.id) ? [] : [by]))].filter(({ id }) => id !== self);
}

interface ReceiptDetailsProps {
  readonly order: OrderView;
  readonly receipts: readonly ChatReceipt[];
  readonly seq: number;
  /** When the first of the others saw it, who may have left the chat since. */
  readonly seenAt: string | null;
  readonly self: number;
}

/** Who has received and seen a message, and when. */
export const ReceiptDetails = ({ order, receipts, seq, seenAt, self }: ReceiptDetailsProps) => {
  const time = seenAt === null || furthestState(receipts, seq) === 'seen' ? null : formatDateTimeShort(seenAt);
  const receiptOf = new Map(receipts.map((receipt) => [receipt.by.id, receipt]));
  const participants = participantsOf(order, receipts, self).filter(({ id }) => time === null || receiptOf.has(id));
  if (time === null && participants.length === 0) return <p>{t`No one else is in this chat yet`}</p>;
  return (
    <ul className={styles.list}>
      {time !== null && <li>{t`Seen ${time}`}</li>}
      {participants.map(({ id, name, role }) => (
        <li key={id}>
          <b dir="auto">{name}</b> · {partLabel(role)}
          <span className={styles.state}>{stateLabel(receiptOf.get(id), seq)}</span>
        </li>
      ))}
    </ul>
  );
};
