import { actorOf, isStaff, pageByPath, segmentsOf } from '@boostdesk/auth';
import { AppShell } from '@boostdesk/ui/app-shell';
import { Banner } from '@boostdesk/ui/banner';
import { Button } from '@boostdesk/ui/button';
import { EmptyState } from '@boostdesk/ui/empty-state';
import { Icon } from '@boostdesk/ui/icon';
import { ButtonLink } from '@boostdesk/ui/link';
import { Page } from '@boostdesk/ui/page-layout';
import { SideNav } from '@boostdesk/ui/side-nav';
import { Tab, TabList, TabPanel, Tabs } from '@boostdesk/ui/tabs';
import { TopBar } from '@boostdesk/ui/top-bar';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { lazyComponent } from '../../core/lazy.ts';
import { createStore, StoreProvider } from '../../core/state.ts';
import { StoredListQuery } from '../../data/persisted-queries/stored-data.ts';
import { toListRequest } from '../../features/orders/api.ts';
import { toListState } from '../../features/orders/list-state.ts';
import { CachedTable } from '../../features/orders/offline-orders/cached-table.tsx';
import { idOfList, listName } from '../../features/orders/offline-orders/list-name.ts';
import { toOfflineQuery } from '../../features/orders/offline-orders/offline-query.ts';
import type { OfflineSnapshot } from '../../features/orders/offline-orders/offline-snapshot.ts';
import styles from '../../features/orders/orders.module.css';
import { OrderTable } from '../../features/orders/orders-screen.tsx';
import { toStaffQuery } from '../../features/orders/staff-orders/staff-filters.ts';
import { formatDateTime } from '../../i18n/format.ts';
import { claimsAtom } from '../../session/session-atoms.ts';
import { OptionalBoundary } from '../../shared/components/optional-boundary.tsx';
import { useTitle } from '../../shared/title.ts';
import { ButtonPlaceholder, SearchPlaceholder } from '../../shell/lazy-components.tsx';
import { usePageNames } from '../../shell/page-names.ts';
import { useSearchKeys } from '../../shell/search-keys.ts';
import { type BootRetryOptions, useBootRetry } from './use-boot-retry.ts';
import { useOfflineSnapshot } from './use-offline-snapshot.ts';

const KeptSearch = lazyComponent(async () => (await import('./offline-search.tsx')).OfflineSearch);
const KeptPhoneSearch = lazyComponent(async () => (await import('./offline-search.tsx')).OfflinePhoneSearch);

export interface OfflineOrdersProps extends BootRetryOptions {
  readonly initialSnapshot: OfflineSnapshot;
  readonly describeError: (error: unknown) => ReactNode;
  /** Shown when the cached data may no longer be shown. */
  readonly fallback: ReactNode;
}

/** Read-only screen for a boot that failed offline: the cached orders lists and a search in them. */
export const OfflineOrdersScreen = ({
  initialSnapshot,
  describeError,
  fallback,
  ...retryOptions
}: OfflineOrdersProps) => {
  const snapshot = useOfflineSnapshot(initialSnapshot);
  const { isTrying, lastError, tryNow } = useBootRetry(retryOptions);
  if (snapshot === null) return fallback;
  const retry = (
    <Button size="s" onPress={tryNow} isPending={isTrying}>
      <Icon name="retry" size={14} />
      <Trans>Try again</Trans>
    </Button>
  );
  return (
    <WithStoredClaims key={snapshot.claims.sid} snapshot={snapshot} reason={describeError(lastError)} retry={retry} />
  );
};

interface SnapshotProps {
  readonly snapshot: OfflineSnapshot;
  readonly reason: ReactNode;
  readonly retry: ReactNode;
}

/** Columns depend on the role in the stored token. The token is not verified; no call is sent with it. */
const WithStoredClaims = (props: SnapshotProps) => {
  const [store] = useState(() => {
    const made = createStore();
    made.set(claimsAtom, props.snapshot.claims);
    return made;
  });
  return (
    <StoreProvider store={store}>
      {isOrdersPage() ? <Lists {...props} /> : <NeedsConnection {...props} />}
    </StoreProvider>
  );
};

/** Id of the cached list that the address names. */
function listIdFromUrl({ claims }: OfflineSnapshot): string | undefined {
  const params = new URL(location.href).searchParams;
  const actor = actorOf(claims);
  const query = isStaff(actor) ? toOfflineQuery(toStaffQuery(params)) : toListRequest(toListState(params, actor));
  const parsed = StoredListQuery.safeParse(query);
  return parsed.success ? JSON.stringify(parsed.data) : undefined;
}

/** Only the orders list is cached for offline use: every other page says that it needs a connection. */
const isOrdersPage = () => pageByPath(location.pathname)?.id === 'orders';

const Shell = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => {
  const { t } = useLingui();
  useTitle(title);
  useSearchKeys();
  const orders = {
    id: 'orders',
    label: t`Orders`,
    icon: <Icon name="swords" />,
    href: '/orders',
    isCurrent: isOrdersPage(),
  };
  return (
    <AppShell
      nav={<SideNav brand={{ name: 'Boostdesk', href: '/' }} items={[orders]} />}
      topBar={
        <TopBar
          title={title}
          {...(isOrdersPage() && { eyebrow: <Trans>Recently viewed</Trans> })}
          search={
            <OptionalBoundary placeholder={<SearchPlaceholder />}>
              <KeptSearch />
            </OptionalBoundary>
          }
          actions={
            <OptionalBoundary placeholder={<ButtonPlaceholder icon="search" isPhoneOnly />}>
              <KeptPhoneSearch />
            </OptionalBoundary>
          }
          className={styles.seenLast}
        />
      }
    >
      {children}
    </AppShell>
  );
};

const Lists = ({ snapshot, reason, retry }: SnapshotProps) => {
  const { t } = useLingui();
  const [chosen, setChosen] = useState(() => listIdFromUrl(snapshot));
  const listFromUrl = snapshot.lists.find((one) => idOfList(one) === chosen);
  const list = listFromUrl ?? snapshot.lists[0];
  return (
    <Shell title={t`Orders`}>
      <Banner tone="warning" icon="cloud-off" actions={retry}>
        {reason} <Trans>Last updated {formatDateTime(new Date(list.at).toISOString())}.</Trans>{' '}
        <Trans>You can’t make changes until the server responds. The page then updates automatically.</Trans>{' '}
        {listFromUrl === undefined && (
          <Trans>The list at this address isn’t stored on this device. Showing another one.</Trans>
        )}
      </Banner>
      <Page>
        <Tabs selectedKey={idOfList(list)} onSelectionChange={(key) => setChosen(String(key))}>
          <TabList aria-label={t`Recently viewed lists`}>
            {snapshot.lists.map((one) => (
              <Tab key={idOfList(one)} id={idOfList(one)}>
                {listName(one.query)}
              </Tab>
            ))}
          </TabList>
          {snapshot.lists.map((one) => (
            <TabPanel key={idOfList(one)} id={idOfList(one)}>
              <CachedTable list={one} Table={OrderTable} />
            </TabPanel>
          ))}
        </Tabs>
      </Page>
    </Shell>
  );
};

/** Title that the header shows for the page of the address. */
function usePageNameFromUrl(): string {
  const { t } = useLingui();
  const names = usePageNames();
  const { pathname } = location;
  const page = pageByPath(pathname);
  if (page?.id === 'order') return t`Order #${segmentsOf(pathname)[1] ?? ''}`;
  return (page && names[page.id]) ?? 'Boostdesk';
}

const NeedsConnection = ({ reason, retry }: Omit<SnapshotProps, 'seen'>) => (
  <Shell title={usePageNameFromUrl()}>
    <Banner tone="warning" icon="cloud-off" actions={retry}>
      {reason} <Trans>You can’t make changes until the server responds. The page then updates automatically.</Trans>
    </Banner>
    <Page>
      <EmptyState
        headingLevel={2}
        icon="cloud-off"
        title={<Trans>This page needs a connection</Trans>}
        actions={
          <ButtonLink href="/orders">
            <Trans>Recently viewed orders</Trans>
          </ButtonLink>
        }
      >
        <Trans>You can still read the orders you viewed recently.</Trans>
      </EmptyState>
    </Page>
  </Shell>
);
