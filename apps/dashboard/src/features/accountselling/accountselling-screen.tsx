import { isCustomer } from '@boostdesk/auth';
import { SkeletonList } from '@boostdesk/ui/skeleton';
import { Suspense } from 'react';
import { lazyComponent } from '../../core/lazy.ts';
import { useAtomValue } from '../../core/state.ts';
import { actorAtom } from '../../session/session-atoms.ts';

/** Customers and staff load only their own view. */
const Shop = lazyComponent(async () => (await import('./shop/shop.tsx')).Shop);
const OfferTable = lazyComponent(async () => (await import('./offer-table.tsx')).OfferTable);

/** SPEC §2, /accountselling: a shop for customers, a table for boosters who sell and staff who approve. */
export const Component = () => (
  <Suspense fallback={<SkeletonList />}>{isCustomer(useAtomValue(actorAtom)) ? <Shop /> : <OfferTable />}</Suspense>
);
