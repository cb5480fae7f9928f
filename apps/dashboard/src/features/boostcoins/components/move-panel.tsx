import { KeyValueList } from '@boostdesk/ui/key-value-list';
import { Link } from '@boostdesk/ui/link';
import { useLingui } from '@lingui/react/macro';
import { formatDateTime, formatNumber } from '../../../i18n/format.ts';
import { formatSigned, useReasonLabels } from '../../../shared/labels/coin-labels.ts';
import type { CoinMove } from '../api.ts';

/** A coin transaction: user, reason and resulting balance. */
export const MovePanel = ({ move }: { readonly move: CoinMove }) => {
  const { t } = useLingui();
  const reasonLabels = useReasonLabels();
  const { at, balance, by, coins, note, order, user, why } = move;
  return (
    <>
      <KeyValueList
        items={[
          { id: 'user', label: t`User`, value: <Link href={`/admin/users?row=${user.id}`}>{user.name}</Link> },
          { id: 'coins', label: t`Coins`, value: formatSigned(coins) },
          { id: 'balance', label: t`Balance after`, value: formatNumber(balance) },
          { id: 'why', label: t`Type`, value: reasonLabels[why] },
          ...(order === null
            ? []
            : [{ id: 'order', label: t`Order`, value: <Link href={`/order/${order}`}>#{order}</Link> }]),
          { id: 'by', label: t`Issued by`, value: by?.name ?? t`System` },
          { id: 'at', label: t`Date`, value: formatDateTime(at) },
        ]}
      />
      {note !== null && <p dir="auto">{note}</p>}
    </>
  );
};
