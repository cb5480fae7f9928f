import { can, isBooster } from '@boostdesk/auth';
import { Card } from '@boostdesk/ui/card';
import { SkeletonList } from '@boostdesk/ui/skeleton';
import { Suspense } from 'react';
import { lazyComponent } from '../../../core/lazy.ts';
import { useAtomValue } from '../../../core/state.ts';
import { actorAtom } from '../../../session/session-atoms.ts';
import { AlertSettings } from './alert-settings.tsx';
import { Appearance } from './appearance.tsx';
import { FavoritesCard } from './favorites-card.tsx';
import { PasswordCard } from './password-card.tsx';
import { SessionsCard } from './sessions-card.tsx';

/** For boosters only. */
const AvailabilityCard = lazyComponent(
  async () => (await import('../availability/availability-card.tsx')).AvailabilityCard,
);

/** For customers and boosters. */
const CalendarCard = lazyComponent(async () => (await import('../calendar/calendar-card.tsx')).CalendarCard);

/** Favourites, availability, preferences and sessions, below the fold and loaded after it. */
export const ProfileSettings = () => {
  const actor = useAtomValue(actorAtom);
  return (
    <>
      <FavoritesCard />
      {isBooster(actor) && (
        <Suspense
          fallback={
            <Card>
              <SkeletonList rows={6} />
            </Card>
          }
        >
          <AvailabilityCard />
        </Suspense>
      )}
      {can('playSession.own', actor) && (
        <Suspense
          fallback={
            <Card>
              <SkeletonList rows={2} />
            </Card>
          }
        >
          <CalendarCard />
        </Suspense>
      )}
      <AlertSettings />
      <Appearance />
      <PasswordCard />
      <SessionsCard />
    </>
  );
};
