import type { OrderView, PlayState } from '@boostdesk/api-client/contract';
import { can } from '@boostdesk/auth';
import { isPlayingNow, POKE_HOURS } from '@boostdesk/catalogs/play';
import { Banner } from '@boostdesk/ui/banner';
import { Button } from '@boostdesk/ui/button';
import { Card } from '@boostdesk/ui/card';
import { Icon } from '@boostdesk/ui/icon';
import { type KeyValue, KeyValueList } from '@boostdesk/ui/key-value-list';
import { Stack } from '@boostdesk/ui/page-layout';
import { plural, t } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { useAtomValue } from '../../../core/state.ts';
import { formatMomentIn, formatTimeIn, zoneName } from '../../../i18n/format-zone.ts';
import { actorAtom } from '../../../session/session-atoms.ts';
import { ButtonProblem } from '../../../shared/components/button-problem.tsx';
import { QueryView } from '../../../shared/components/query-view.tsx';
import { useServerTime } from '../../../shared/hooks/use-server-time.ts';
import { subjectOf } from '../../../shared/order-subject.ts';
import { SessionsCard } from '../sessions/sessions-card.tsx';
import { usePlay, usePoke } from './api.ts';
import { availabilityText } from './availability-text.ts';
import styles from './play.module.css';
import { PlayingButton } from './playing-button.tsx';

type Booster = NonNullable<OrderView['booster']>;

interface CardProps {
  readonly order: OrderView;
}

interface StateProps extends CardProps {
  readonly booster: Booster;
  readonly state: PlayState;
  /** In ms since 1970. */
  readonly now: number;
}

/** Who plays now; warns the customer not to sign in. */
const PlayingBanner = ({ order, booster, until }: StateProps & { readonly until: string }) => {
  const actor = useAtomValue(actorAtom);
  const { name } = booster;
  const end = formatMomentIn(Date.parse(until));
  if (actor.id === order.customer?.id) {
    return (
      <Banner tone="warning" icon="gamepad">
        <b>
          <Trans>{name} is playing now. Don’t sign in to the game account.</Trans>
        </b>{' '}
        <Trans>This ends on {end} at the latest.</Trans>
      </Banner>
    );
  }
  return (
    <Banner tone="info" icon="gamepad">
      {actor.id === booster.id ? (
        <Trans>You’re playing now. The customer is asked not to sign in. This ends on {end} at the latest.</Trans>
      ) : (
        <Trans>
          {name} is playing now. This ends on {end} at the latest.
        </Trans>
      )}
    </Banner>
  );
};

function pokeNote({ allowedAt, lastAt }: NonNullable<PlayState['poke']>, isAllowed: boolean): string {
  if (isAllowed) {
    return plural(POKE_HOURS, {
      one: 'The booster hasn’t been active on this order for # hour.',
      other: 'The booster hasn’t been active on this order for # hours.',
    });
  }
  const when = formatMomentIn(Date.parse(allowedAt));
  if (lastAt === null) return t`Available on ${when} if there’s no activity until then.`;
  const last = formatMomentIn(Date.parse(lastAt));
  return t`Last asked on ${last}. Available again on ${when}.`;
}

const PokeButton = ({ order, booster, poke: times, now }: StateProps & { poke: NonNullable<PlayState['poke']> }) => {
  const { isPending, problem, poke } = usePoke(order.id, booster.name);
  const noteId = useId();
  const isAllowed = now >= Date.parse(times.allowedAt);
  return (
    <div className={styles.line}>
      <Button
        isPending={isPending}
        aria-disabled={!isAllowed}
        aria-describedby={noteId}
        onPress={() => isAllowed && poke()}
      >
        <Icon name="bell" size={16} />
        <Trans>Ask for a sign of life</Trans>
      </Button>
      <p id={noteId} className={styles.note}>
        {pokeNote(times, isAllowed)}
      </p>
      <ButtonProblem problem={problem} />
    </div>
  );
};

const Facts = ({ state: { availability }, now }: StateProps) => {
  const { t } = useLingui();
  const items: KeyValue[] = [{ id: 'state', label: t`Availability`, value: availabilityText(availability, now) }];
  if (availability !== null) {
    const { zone } = availability;
    const time = formatTimeIn(now, zone);
    items.push({ id: 'time', label: t`Local time`, value: t`${time} (${zoneName(zone)})` });
  }
  return <KeyValueList items={items} />;
};

const Content = (props: StateProps) => {
  const { order, state, now } = props;
  const actor = useAtomValue(actorAtom);
  const subject = subjectOf(order);
  const { playingUntil, poke } = state;
  const isPlaying = isPlayingNow(playingUntil === null ? null : Date.parse(playingUntil), now);
  return (
    <Stack gap={16}>
      {isPlaying && playingUntil !== null && <PlayingBanner {...props} until={playingUntil} />}
      <Facts {...props} />
      {can('order.setPlaying', actor, subject) && (
        <div>
          <PlayingButton order={order.id} isPlaying={isPlaying} />
        </div>
      )}
      {poke !== null && can('order.poke', actor, subject) && <PokeButton {...props} poke={poke} />}
    </Stack>
  );
};

/** The booster of an active order: whether they play now, when they are available, their local time, the poke, and sessions. */
export const PlayCard = ({ order }: CardProps) => {
  const { t } = useLingui();
  const query = usePlay(order.id);
  const now = useServerTime();
  const { booster } = order;
  if (booster === null) return null;
  const title = t`Booster: ${booster.name}`;
  return (
    <>
      <Card title={title} isLined>
        <QueryView query={query} rows={2}>
          {(state) => <Content order={order} booster={booster} state={state} now={now} />}
        </QueryView>
      </Card>
      {/* Its error is shown above. */}
      {(query.data !== undefined || query.error === null) && <SessionsCard order={order} />}
    </>
  );
};
