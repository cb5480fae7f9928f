import type { OrderView } from '@boostdesk/api-client/contract';
import { can } from '@boostdesk/auth';
import { ORDER_STATUS } from '@boostdesk/catalogs';
import { activeStatuses, isGuideService, isStatusIn } from '@boostdesk/catalogs/rules';
import { DockedPage, Page, PagePair, Stack } from '@boostdesk/ui/page-layout';
import { SkeletonList } from '@boostdesk/ui/skeleton';
import { TabBar } from '@boostdesk/ui/tab-bar';
import { useLingui } from '@lingui/react/macro';
import { Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { lazyComponent } from '../../core/lazy.ts';
import { useAtomValue } from '../../core/state.ts';
import { formatTabCount } from '../../i18n/format.ts';
import { actorAtom } from '../../session/session-atoms.ts';
import { SectionErrorBoundary } from '../../shared/components/section-error-boundary.tsx';
import { usePhone } from '../../shared/hooks/use-phone.ts';
import { subjectOf } from '../../shared/order-subject.ts';
import { countUnread } from './chat/chat-entries.ts';
import { type ChatQuery, useChat } from './chat/use-chat.ts';
import { AccountCard } from './components/account-card.tsx';
import { LookBanner, StoppedBanner } from './components/banners.tsx';
import { ChartPlaceholder } from './components/chart-placeholder.tsx';
import { DisputeBanner } from './components/dispute-banner.tsx';
import { EarningCard } from './components/earning-card.tsx';
import { FirstOfferBanner } from './components/first-offer-banner.tsx';
import { HandOverBanner } from './components/hand-over-banner.tsx';
import { OrderHeader } from './components/header.tsx';
import { OutcomeCard } from './components/outcome-card.tsx';
import { PlayPlaceholder } from './components/play-placeholder.tsx';
import { ProgressCard } from './components/progress-card.tsx';
import { DetailsCard, PriceCard } from './components/purchase-cards.tsx';
import { ShareCard } from './components/share-card.tsx';
import { TimelineCard } from './components/timeline-card.tsx';
import styles from './order-page.module.css';

/** Large chunks; the order's facts are shown first. */
export const loadChat = async () => (await import('./chat/chat.tsx')).Chat;
const Chat = lazyComponent(loadChat);
const HistoryCard = lazyComponent(async () => (await import('./components/history-card.tsx')).HistoryCard);
/** For orders of guide services. */
const GuideCard = lazyComponent(async () => (await import('./guide/guide-card.tsx')).GuideCard);
/** For the parties of an active order. */
const PlayCard = lazyComponent(async () => (await import('./play/play-card.tsx')).PlayCard);
/** For the customer of a complete order only. */
const FavoriteCard = lazyComponent(async () => (await import('./components/favorite-card.tsx')).FavoriteCard);
/** For staff only. */
const StaffCard = lazyComponent(async () => (await import('./components/staff-card.tsx')).StaffCard);
/** For staff only. */
const StaffViewers = lazyComponent(async () => (await import('./viewers/staff-viewers.tsx')).StaffViewers, {
  afterFirstScreen: true,
});
/** Skeleton messages from the composer upwards, as many as a low window shows, so that nothing moves. */
const CHAT_ROWS = 5;

const orderTabs = ['details', 'chat', 'timeline'] as const;
type OrderTab = (typeof orderTabs)[number];

/** The part shown on phones, from the URL, so that it survives a reload and can be linked. */
const tabOf = (search: URLSearchParams): OrderTab => orderTabs.find((tab) => tab === search.get('tab')) ?? 'details';

interface PageProps {
  readonly order: OrderView;
}

const isActive = ({ cancelledAt, status }: OrderView): boolean =>
  cancelledAt === null && isStatusIn(activeStatuses, status);

/** Everything except chat and timeline. Account details come first while the customer must enter them, otherwise next to the details. */
const Main = ({ order }: PageProps) => {
  const actor = useAtomValue(actorAtom);
  const { needed, saved } = order.credentials;
  const needsDetails = needed && !saved && can('order.saveCredentials', actor, subjectOf(order));
  return (
    <>
      <OrderHeader order={order} />
      {can('room.viewers', actor) && (
        <SectionErrorBoundary resetKey={order.id}>
          <Suspense fallback={null}>
            <StaffViewers order={order.id} />
          </Suspense>
        </SectionErrorBoundary>
      )}
      <DisputeBanner order={order} />
      <StoppedBanner order={order} />
      <FirstOfferBanner order={order} />
      <LookBanner order={order} />
      <HandOverBanner order={order} />
      {needsDetails && <AccountCard order={order} />}
      <ProgressCard key={order.id} order={order} />
      {order.booster !== null && isActive(order) && can('order.viewPlay', actor, subjectOf(order)) && (
        <SectionErrorBoundary resetKey={order.id}>
          <Suspense fallback={<PlayPlaceholder booster={order.booster} />}>
            <PlayCard key={order.id} order={order} />
          </Suspense>
        </SectionErrorBoundary>
      )}
      {isGuideService(order.serviceId) && can('order.readGuide', actor, subjectOf(order)) && (
        <SectionErrorBoundary resetKey={order.id}>
          <Suspense fallback={<SkeletonList rows={2} />}>
            <GuideCard order={order} />
          </Suspense>
        </SectionErrorBoundary>
      )}
      <SectionErrorBoundary resetKey={order.id}>
        <Suspense fallback={<ChartPlaceholder order={order} />}>
          <HistoryCard order={order} />
        </Suspense>
      </SectionErrorBoundary>
      <PagePair>
        <Stack>
          <DetailsCard order={order} />
          <ShareCard order={order} />
        </Stack>
        <Stack>
          {!needsDetails && <AccountCard order={order} />}
          <OutcomeCard order={order} />
          {order.status === ORDER_STATUS.complete && (
            <SectionErrorBoundary resetKey={order.id}>
              <Suspense fallback={null}>
                <FavoriteCard order={order} />
              </Suspense>
            </SectionErrorBoundary>
          )}
          <EarningCard order={order} />
          <PriceCard order={order} />
          {can('order.edit', actor) && (
            <SectionErrorBoundary resetKey={order.id}>
              <Suspense fallback={null}>
                <StaffCard order={order} />
              </Suspense>
            </SectionErrorBoundary>
          )}
        </Stack>
      </PagePair>
    </>
  );
};

interface TabsProps extends PageProps {
  readonly chat: ChatQuery;
  readonly tab: OrderTab;
}

const Tabs = ({ order, chat, tab: current }: TabsProps) => {
  const { t } = useLingui();
  const self = useAtomValue(actorAtom).id;
  const { recent = [], firstUnread } = chat;
  const unread = countUnread(recent, firstUnread, self);
  const labels: Record<OrderTab, string> = { details: t`Details`, chat: t`Chat`, timeline: t`Timeline` };
  return (
    <TabBar
      variant="lines"
      label={t`Order sections`}
      items={orderTabs.map((tab) => ({
        id: tab,
        label: labels[tab],
        href: `/order/${order.id}?tab=${tab}`,
        isCurrent: tab === current,
        ...(tab === 'chat' && unread > 0 && formatTabCount(unread)),
      }))}
    />
  );
};

/** The order with its chat docked. */
const OrderWithChat = ({ order }: PageProps) => {
  const { t } = useLingui();
  const [search] = useSearchParams();
  const isPhone = usePhone();
  const tab = tabOf(search);
  // Shared, because the chat mounts later than its tab and would fetch again.
  const chat = useChat(order.id);
  return (
    <DockedPage
      dock={
        <SectionErrorBoundary resetKey={order.id}>
          <Suspense fallback={<SkeletonList rows={CHAT_ROWS} />}>
            <Chat key={order.id} order={order} chat={chat} isShown={!isPhone || tab === 'chat'} />
          </Suspense>
        </SectionErrorBoundary>
      }
      dockLabel={t`Order chat`}
      phoneView={tab === 'chat' ? 'dock' : 'main'}
      tabs={<Tabs order={order} chat={chat} tab={tab} />}
    >
      <div className={styles.main} data-tab={tab}>
        <Stack className={styles.details ?? ''}>
          <Main order={order} />
        </Stack>
        <div className={styles.timeline}>
          <TimelineCard order={order} />
        </div>
      </div>
    </DockedPage>
  );
};

/** Boosters who have not locked in see no chat. */
export const OrderPage = ({ order }: PageProps) => {
  const actor = useAtomValue(actorAtom);
  if (can('chat.read', actor, subjectOf(order))) return <OrderWithChat order={order} />;
  return (
    <Page>
      <Main order={order} />
    </Page>
  );
};
