import { isCustomer } from '@boostdesk/auth';
import { AppShell } from '@boostdesk/ui/app-shell';
import { LoadingBar } from '@boostdesk/ui/loading-bar';
import { useLingui } from '@lingui/react/macro';
import { Suspense, useState } from 'react';
import { RouterProvider as AriaRouterProvider } from 'react-aria-components';
import { Outlet, ScrollRestoration, useNavigate, useNavigation } from 'react-router-dom';
import { actorAtom } from '../app/session-atoms.ts';
import { sidebarAtom } from '../app/settings.ts';
import { useAtomValue } from '../app/state.ts';
import { Header } from './header.tsx';
import { Banners, Toasts } from './later.tsx';
import { Navigation } from './navigation.tsx';
import { useAddress } from './use-address.ts';
import { useAfterNavigation } from './use-after-navigation.ts';
import { useStartUp } from './use-start-up.ts';

/** The frame around every screen: sidebar, header, content outlet, toasts (SPEC §2). */
export const Layout = () => {
  const { t, i18n } = useLingui();
  const navigate = useNavigate();
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  const isLoading = useNavigation().state !== 'idle';
  const sidebar = useAtomValue(sidebarAtom);
  const customer = isCustomer(useAtomValue(actorAtom));
  useStartUp();
  useAfterNavigation(() => setDrawerOpen(false));
  return (
    // In another language all is drawn anew: what was written in the one before is kept in many places.
    <AriaRouterProvider key={i18n.locale} navigate={(path) => void navigate(path)} useHref={useAddress}>
      <AppShell
        nav={<Navigation onNavigate={() => setDrawerOpen(false)} />}
        topBar={<Header onMenuPress={() => setDrawerOpen(true)} />}
        // SPEC §2: a customer's sidebar is always shown.
        isCollapsed={!customer && sidebar === 'rail'}
        isDrawerOpen={isDrawerOpen}
        onDrawerOpenChange={setDrawerOpen}
      >
        <LoadingBar isActive={isLoading} label={t`Loading the page`} />
        <Suspense>
          <Banners />
        </Suspense>
        <Outlet />
      </AppShell>
      <Suspense>
        <Toasts />
      </Suspense>
      <ScrollRestoration />
    </AriaRouterProvider>
  );
};
