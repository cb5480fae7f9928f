import type { OrderView } from '@boostdesk/api-client/contract';
import { isBooster } from '@boostdesk/auth';
import { Card } from '@boostdesk/ui/card';
import { KeyValueList } from '@boostdesk/ui/key-value-list';
import { useLingui } from '@lingui/react/macro';
import { useAtomValue } from '../../../core/state.ts';
import { formatMoney, formatPercent } from '../../../i18n/format.ts';
import { actorAtom } from '../../../session/session-atoms.ts';
import { ShareButton } from '../../../shared/share/share-button.tsx';
import { shareItems } from '../../../shared/share/share-items.tsx';

/** The booster's share of the price with every candidate and the winner (SPEC §6). */
export const ShareCard = ({ order }: { readonly order: OrderView }) => {
  const { t } = useLingui();
  const isPlayer = isBooster(useAtomValue(actorAtom));
  const { share, earning, price } = order;
  if (share === null) return null;
  const whole = formatMoney(price.amount, price.currency);
  const percent = formatPercent(share.percent);
  const sum = isPlayer ? t`Your share: ${percent} of ${whole}` : t`Booster’s share: ${percent} of ${whole}`;
  return (
    <Card title={t`Share breakdown`} isLined isFlush actions={isPlayer && <ShareButton order={order} />}>
      <KeyValueList
        items={[
          ...shareItems(share),
          {
            id: 'sum',
            label: sum,
            value: earning === null ? '–' : formatMoney(earning.amount, earning.currency),
            isTotal: true,
          },
        ]}
      />
    </Card>
  );
};
