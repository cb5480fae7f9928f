import type { favorite, ResponseOf } from '@boostdesk/api-client/contract';
import { FIRST_OFFER_MINUTES, isCustomer } from '@boostdesk/auth';
import { Avatar } from '@boostdesk/ui/avatar';
import { Button } from '@boostdesk/ui/button';
import { Card } from '@boostdesk/ui/card';
import { EmptyState } from '@boostdesk/ui/empty-state';
import { ListRow, ListRows } from '@boostdesk/ui/list-row';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useAtomValue } from '../../../core/state.ts';
import { useApiQuery } from '../../../data/api-query.ts';
import { keys } from '../../../data/query-client.ts';
import { actorAtom } from '../../../session/session-atoms.ts';
import { ButtonProblem } from '../../../shared/components/button-problem.tsx';
import { QueryView } from '../../../shared/components/query-view.tsx';
import { useFavoriteApi, useFavoriteChange } from '../../../shared/favorites/use-favorite-change.ts';
import styles from '../profile.module.css';

type Favorite = ResponseOf<typeof favorite.getList>[number];

const FavoriteRow = ({ of }: { readonly of: Favorite }) => {
  const { t } = useLingui();
  const { image, name } = of;
  const { submit, isPending, problem } = useFavoriteChange(of, 'remove');
  return (
    <ListRow
      mark={<Avatar name={name} src={image} size={32} isDecorative />}
      title={name}
      note={problem && <ButtonProblem problem={problem} />}
      actions={
        <Button size="s" isPending={isPending} onPress={submit} aria-label={t`Remove ${name} from preferred boosters`}>
          <Trans>Remove</Trans>
        </Button>
      }
    />
  );
};

const Favorites = () => {
  const { t } = useLingui();
  const favorites = useFavoriteApi();
  const query = useApiQuery({
    key: keys.favorites(),
    fetch: (signal, quiet) => favorites.getList({}, { signal, quiet }),
  });
  return (
    <Card
      title={<Trans>Preferred boosters</Trans>}
      isLined
      isFlush
      footer={
        <p>
          {plural(FIRST_OFFER_MINUTES, {
            one: 'Your preferred boosters are offered your next order first, for # minute.',
            other: 'Your preferred boosters are offered your next order first, for # minutes.',
          })}
        </p>
      }
    >
      <QueryView query={query} rows={2} around={(state) => <div className={styles.padded}>{state}</div>}>
        {(found) =>
          found.length === 0 ? (
            <EmptyState icon="star" title={t`No preferred boosters yet`}>
              <Trans>Boosters appear here when you add them on the page of a complete order.</Trans>
            </EmptyState>
          ) : (
            <ListRows aria-label={t`Preferred boosters`}>
              {found.map((one) => (
                <FavoriteRow key={one.id} of={one} />
              ))}
            </ListRows>
          )
        }
      </QueryView>
    </Card>
  );
};

/** The customer's favourite boosters; renders nothing for others. */
export const FavoritesCard = () => (isCustomer(useAtomValue(actorAtom)) ? <Favorites /> : null);
