import { isCustomer, isStaff } from '@boostdesk/auth';
import { AppShell } from '@boostdesk/ui/app-shell';
import { LoadingBar } from '@boostdesk/ui/loading-bar';
import { useLingui } from '@lingui/react/macro';
import { Suspense } from 'react';
import { RouterProvider as AriaRouterProvider } from 'react-aria-components';
import { Outlet, ScrollRestoration, useHref, useNavigate, useNavigation } from 'react-router-dom';
import { useAtom, useAtomValue } from '../core/state.ts';
import { actorAtom } from '../session/session-atoms.ts';
import { sidebarAtom } from '../session/settings.ts';
import { SectionErrorBoundary } from '../shared/components/section-error-boundary.tsx';
import { smallWindowAtom } from '../shared/small-window.ts';
import { drawerAtom } from './drawer.ts';
import { Header } from './header.tsx';
import { AdminMenu, Banners, SmallWindow, Toasts } from './lazy-components.tsx';
import { Navigation } from './navigation.tsx';
import { ShellPart } from './shell-part.tsx';
import { useAdminOpen } from './use-admin-open.ts';
import { useAfterNavigation } from './use-after-navigation.ts';
import { useStartUp } from './use-start-up.ts';

/** Resolves a link: paths by the router's rules, URLs of the public site unchanged. */
function useLinkHref(to: string): string {
  const path = useHref(to);
  return URL.canParse(to) ? to : path;
}

/** Layout of every screen: sidebar, header, outlet and toasts (SPEC §2). */
export const Layout = () => {
  const { t, i18n } = useLingui();
  const navigate = useNavigate();
  const [drawer, setDrawer] = useAtom(drawerAtom);
  const isLoading = useNavigation().state !== 'idle';
  const sidebar = useAtomValue(sidebarAtom);
  const actor = useAtomValue(actorAtom);
  const smallWindow = useAtomValue(smallWindowAtom);
  const { isOpen: isAdminOpen, reset } = useAdminOpen();
  const closeDrawer = () => setDrawer(null);
  const hasAdmin = isStaff(actor) && isAdminOpen;
  useStartUp();
  useAfterNavigation(closeDrawer);
  return (
    // A change of the language remounts everything, as components cache translated text.
    <AriaRouterProvider key={i18n.locale} navigate={(path) => void navigate(path)} useHref={useLinkHref}>
      <AppShell
        nav={<Navigation onNavigate={closeDrawer} />}
        drawerNav={<Navigation onNavigate={closeDrawer} isInDrawer />}
        topBar={<Header />}
        sideMenu={
          hasAdmin && (
            <SectionErrorBoundary resetKey="admin">
              <Suspense>
                <AdminMenu onNavigate={closeDrawer} takesFocus={drawer === 'admin'} />
              </Suspense>
            </SectionErrorBoundary>
          )
        }
        // A customer's sidebar is always shown (SPEC §2).
        isCollapsed={!isCustomer(actor) && sidebar === 'rail'}
        labels={{ drawer: hasAdmin ? t`Main and admin menu` : t`Main menu` }}
        isDrawerOpen={drawer !== null}
        onDrawerOpenChange={(isOpen) => {
          if (isOpen) return;
          closeDrawer();
          // The admin menu closes with the drawer.
          reset();
        }}
      >
        <LoadingBar isActive={isLoading} label={t`Loading page`} />
        <ShellPart>
          <Banners />
        </ShellPart>
        <Outlet />
      </AppShell>
      <ShellPart>
        <Toasts />
      </ShellPart>
      {smallWindow !== null && (
        <ShellPart>
          <SmallWindow key={smallWindow.order} {...smallWindow} />
        </ShellPart>
      )}
      <ScrollRestoration />
    </AriaRouterProvider>
  );
};
