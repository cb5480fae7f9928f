import type { OrderView } from '@boostdesk/api-client/contract';
import { can, FIRST_OFFER_MINUTES } from '@boostdesk/auth';
import { Button } from '@boostdesk/ui/button';
import { Card } from '@boostdesk/ui/card';
import { Icon } from '@boostdesk/ui/icon';
import { Stack } from '@boostdesk/ui/page-layout';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useAtomValue } from '../../../core/state.ts';
import { actorAtom, claimsAtom } from '../../../session/session-atoms.ts';
import { ButtonProblem } from '../../../shared/components/button-problem.tsx';
import { useFavoriteChange } from '../../../shared/favorites/use-favorite-change.ts';
import { subjectOf } from '../../../shared/order-subject.ts';
import styles from './order.module.css';

const FavoriteSwitch = ({ booster }: { readonly booster: NonNullable<OrderView['booster']> }) => {
  const { t } = useLingui();
  const { id, name } = booster;
  const isFavorite = useAtomValue(claimsAtom)?.favorite_employees.includes(id) === true;
  const { submit, isPending, problem } = useFavoriteChange(booster, isFavorite ? 'remove' : 'add');
  return (
    <Card title={t`Preferred boosters`}>
      <Stack gap={16}>
        {isFavorite && (
          <p className={styles.words}>
            <Trans>{name} is one of your preferred boosters.</Trans>
          </p>
        )}
        <p>
          {plural(FIRST_OFFER_MINUTES, {
            one: 'Your preferred boosters are offered your next order first, for # minute.',
            other: 'Your preferred boosters are offered your next order first, for # minutes.',
          })}
        </p>
        <div>
          <Button isPending={isPending} onPress={submit}>
            <Icon name="star" size={16} />
            {isFavorite ? t`Remove ${name} from preferred boosters` : t`Add ${name} to preferred boosters`}
          </Button>
          <ButtonProblem problem={problem} />
        </div>
      </Stack>
    </Card>
  );
};

/** Makes the booster of a complete order a favourite of its customer. */
export const FavoriteCard = ({ order }: { readonly order: OrderView }) => {
  const actor = useAtomValue(actorAtom);
  if (order.booster === null || !can('favorite.add', actor, subjectOf(order))) return null;
  return <FavoriteSwitch booster={order.booster} />;
};
