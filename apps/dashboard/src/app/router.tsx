import { guardPage } from '@boostdesk/auth';
import { createBrowserRouter, type RouteObject, redirect } from 'react-router-dom';
import { Layout } from '../shell/layout.tsx';
import { NotFoundScreen } from '../shell/not-found-screen.tsx';
import { ScreenError } from '../shell/screen-error.tsx';
import { leaveToRelogin } from './leave.ts';
import type { Services } from './services.ts';
import { actorAtom } from './session-atoms.ts';

type Router = ReturnType<typeof createBrowserRouter>;
let router: Router | undefined;

/** For what happens outside a screen: a body of 'Forbidden' (SPEC §8), a toast's button. */
export function navigateTo(path: string): void {
  if (location.pathname !== path) void router?.navigate(path);
}

/** The guards of SPEC §2 from the one page table; the server checks every call again. */
const guarded =
  ({ config, store }: Services) =>
  ({ request }: { readonly request: Request }) => {
    const decision = guardPage(new URL(request.url).pathname, store.get(actorAtom));
    if (decision.allow) return null;
    if (decision.to === 'relogin') {
      leaveToRelogin(config);
      return new Promise<null>(() => undefined);
    }
    return redirect(decision.to);
  };

/** Each screen is a chunk of its own and exports `Component`. */
const screens: readonly RouteObject[] = [
  { path: '/', lazy: () => import('../features/home/home-screen.tsx') },
  { path: '/orders', lazy: () => import('../features/orders/orders-screen.tsx') },
  { path: '/order/:id', lazy: () => import('../features/order/order-screen.tsx') },
  { path: '/profile', lazy: () => import('../features/profile/profile-screen.tsx') },
  { path: '/admin', lazy: () => import('../features/admin/admin-screen.tsx') },
  { path: '/admin/payouts', lazy: () => import('../features/payouts/payouts-screen.tsx') },
  { path: '/admin/sitelogs', lazy: () => import('../features/site-log/site-log-screen.tsx') },
];

export function createAppRouter(services: Services): Router {
  const guard = guarded(services);
  router = createBrowserRouter([
    {
      element: <Layout />,
      errorElement: <ScreenError />,
      children: [
        ...screens.map((screen) => ({
          ...screen,
          loader: guard,
          errorElement: <ScreenError />,
        })),
        { path: '*', loader: guard, element: <NotFoundScreen />, errorElement: <ScreenError /> },
      ] as RouteObject[],
    },
  ]);
  return router;
}
