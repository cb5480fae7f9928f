import { isApiError } from '@boostdesk/api-client';
import { isBooster } from '@boostdesk/auth';
import { Card } from '@boostdesk/ui/card';
import { Page, PagePair } from '@boostdesk/ui/page-layout';
import { Skeleton, SkeletonList } from '@boostdesk/ui/skeleton';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { useAtomValue } from '../../core/state.ts';
import { toasts } from '../../core/toasts.ts';
import { prefetch as prefetchQuery, type QueryDeps } from '../../data/api-query.ts';
import { viewOrder } from '../../realtime/viewing.ts';
import { actorAtom } from '../../session/session-atoms.ts';
import { LoadError } from '../../shared/components/load-error.tsx';
import { orderQuery, useOrder } from '../../shared/order-actions/api.ts';
import { useTitle } from '../../shared/title.ts';
import { loadChat, OrderPage } from './order-page.tsx';

/** Null if the text is not an `Id` of the contract. */
const idOf = (text: string | undefined): number | null => {
  const id = /^[1-9]\d{0,9}$/.test(text ?? '') ? Number(text) : null;
  return id === null || id > 2_147_483_647 ? null : id;
};

/** Starts the query of the order, and loads the chat's code beside it. */
export function prefetch(deps: QueryDeps, { pathname }: URL): void {
  const id = idOf(pathname.split('/').at(-1));
  if (id === null) return;
  loadChat().catch(() => undefined);
  prefetchQuery(deps.queries, orderQuery(deps, id));
}

/** /order/:id. Redirects to the orders list if the order is not visible or does not exist. */
export const Component = () => {
  const id = idOf(useParams().id);
  return id === null ? <NoSuchOrder /> : <Order key={id} id={id} />;
};

/** The same text for someone else's order and for an unknown one. */
const NoSuchOrder = ({ id }: { readonly id?: number }) => {
  const { t } = useLingui();
  const mayBoost = isBooster(useAtomValue(actorAtom));
  const title = id === undefined ? t`This isn’t a valid order number` : t`Order #${id} not found`;
  // The most likely reason is that another booster locked the order in.
  const message =
    mayBoost && id !== undefined
      ? t`Another booster locked in the order, or it was cancelled. These orders are on your board.`
      : t`These are the orders you can open.`;
  useEffect(() => {
    // Tagged, because the screen may be left and opened again while the toast is visible.
    toasts.add({ title, message, style: 'info', tag: 'no such order' });
  }, [title, message]);
  return <Navigate to={mayBoost ? '/orders?view=board' : '/orders'} replace />;
};

const OrderSkeleton = () => {
  const { t } = useLingui();
  return (
    <Page aria-busy="true">
      <Skeleton width="min(420px, 80%)" height="28px" />
      <Card>
        <Skeleton height="96px" />
      </Card>
      <PagePair>
        <Card>
          <SkeletonList label={t`Loading order`} />
        </Card>
        <Card>
          <Skeleton height="160px" />
        </Card>
      </PagePair>
    </Page>
  );
};

const Order = ({ id }: { readonly id: number }) => {
  const { t } = useLingui();
  const { data, error, isFetching, refetch } = useOrder(id);
  useTitle(t`Order #${id}`);
  useEffect(() => viewOrder(id), [id]);
  // A visible order that disappeared was explained by its event, so redirect to the list without a message.
  if (isApiError(error, 'not_found')) {
    if (data === undefined) return <NoSuchOrder id={id} />;
    return <Navigate to={data.order.booster === null ? '/orders?view=board' : '/orders'} replace />;
  }
  if (data !== undefined) return <OrderPage order={data.order} />;
  if (error === null) return <OrderSkeleton />;
  return (
    <Page>
      <LoadError error={error} onRetry={refetch} isRetrying={isFetching}>
        <Trans>Couldn’t load the order. Nothing was lost.</Trans>
      </LoadError>
    </Page>
  );
};
