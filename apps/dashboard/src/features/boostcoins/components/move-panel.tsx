import { useLingui } from '@lingui/react/macro';
import { formatDateTime, formatNumber, formatSigned } from '../../../i18n/format.ts';
import { Facts, orderLink, userLink } from '../../../shared/components/facts.tsx';
import { useCoinReasons } from '../../../shared/labels/coin-labels.ts';
import type { CoinMove } from '../api.ts';

/** A coin transaction: user, reason and resulting balance. */
export const MovePanel = ({ move }: { readonly move: CoinMove }) => {
  const { t } = useLingui();
  const reasons = useCoinReasons();
  return (
    <>
      <Facts
        items={[
          { label: t`User`, value: userLink(move.user) },
          { label: t`Coins`, value: formatSigned(move.coins) },
          { label: t`Balance after`, value: formatNumber(move.balance) },
          { label: t`Type`, value: reasons[move.why].label },
          { label: t`Order`, value: orderLink(move.order) },
          { label: t`Issued by`, value: move.by?.name ?? t`System` },
          { label: t`Date`, value: formatDateTime(move.at) },
        ]}
      />
      {move.note !== null && <p dir="auto">{move.note}</p>}
    </>
  );
};
