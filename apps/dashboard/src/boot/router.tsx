import { guardPage } from '@boostdesk/auth';
import { type ComponentType, createElement, type ReactNode } from 'react';
import { createBrowserRouter, matchPath, type RouteObject, redirect } from 'react-router-dom';
import type { Services } from '../core/services.ts';
import type { QueryDeps } from '../data/api-query.ts';
import { redirectToRelogin } from '../session/redirects.ts';
import { actorAtom } from '../session/session-atoms.ts';
import { Layout } from '../shell/layout.tsx';
import { ScreenError } from '../shell/screen-error.tsx';
import { type LoadScreen, type Screen, screens } from './screens.ts';

export type Router = ReturnType<typeof createBrowserRouter>;
let router: Router | undefined;

/** Navigates from outside a screen: after a 'Forbidden' answer (SPEC §8), or from a toast's button. */
export function navigateTo(path: string): void {
  if (location.pathname !== path) void router?.navigate(path);
}

/** Page guards of SPEC §2. The server checks the rights of each call itself. */
const createGuard =
  ({ config, store }: Services) =>
  ({ request }: { readonly request: Request }) => {
    const decision = guardPage(new URL(request.url).pathname, store.get(actorAtom));
    if (decision.allow) return null;
    if (decision.to === 'relogin') {
      redirectToRelogin(config);
      return new Promise<null>(() => undefined);
    }
    return redirect(decision.to);
  };

type Guard = ReturnType<typeof createGuard>;
/** Loads the screen's chunk during the session check. Resolves to undefined on failure; the route loads it again. */
export async function preloadScreen(pathname: string): Promise<Screen | undefined> {
  const found = Object.entries(screens).find(([path]) => matchPath({ path, caseSensitive: true }, pathname) !== null);
  return found?.[1]().catch(() => undefined);
}

/**
 * Starts the screen's queries during the session check; the server checks the rights of each call itself.
 * `isStillNeeded` is called once the chunk has loaded.
 */
export async function prefetchQueries(
  loadingScreen: Promise<Screen | undefined>,
  deps: QueryDeps,
  isStillNeeded: () => boolean,
): Promise<void> {
  const address = new URL(location.href);
  if (!guardPage(address.pathname, deps.actor).allow) return;
  const screen = await loadingScreen;
  if (isStillNeeded()) screen?.prefetch?.(deps, address);
}

const LoadedScreen = ({ screen }: { readonly screen: () => ComponentType | undefined }): ReactNode => {
  const type = screen();
  return type === undefined ? null : createElement(type);
};

/** Whether the router shows a page, or is opening it. */
function isOpened(pathname: string): boolean {
  const state = router?.state;
  return (state?.navigation.location ?? state?.location)?.pathname === pathname;
}

/** Loads the code and data of a page that the user may be about to open. Errors are only shown once it is opened. */
export async function preloadPage(services: Services, address: URL): Promise<void> {
  const actor = services.store.get(actorAtom);
  if (!guardPage(address.pathname, actor).allow) return;
  const screen = await preloadScreen(address.pathname);
  const api = services.createPageApi(() => isOpened(address.pathname));
  screen?.prefetch?.({ ...services, api, actor }, address);
}

/**
 * Loads the chunk in the route's loader: the previous screen stays until then, and a failure shows an error and is
 * retried with the next visit. The router's own `lazy` beside a loader renders nothing after a failure.
 */
function toRoute(path: string, load: LoadScreen, guard: Guard, services: Services): RouteObject {
  let screen: Screen | undefined;
  return {
    path,
    // `guardPage` is case-sensitive.
    caseSensitive: true,
    loader: async (args) => {
      const refused = await guard(args);
      if (refused !== null) return refused;
      screen ??= await load();
      await screen.prefetch?.({ ...services, actor: services.store.get(actorAtom) }, new URL(args.request.url));
      return null;
    },
    element: <LoadedScreen screen={() => screen?.Component} />,
    errorElement: <ScreenError />,
  };
}

/** Creates the router and resolves when its first screen can render. */
export async function openRouter(services: Services): Promise<Router> {
  const guard = createGuard(services);
  const opened = createBrowserRouter([
    {
      element: <Layout />,
      errorElement: <ScreenError />,
      children: [...Object.entries(screens).map(([path, load]) => toRoute(path, load, guard, services))],
    },
  ]);
  router = opened;
  await new Promise<void>((resolve) => {
    const check = () => {
      if (!opened.state.initialized) return;
      stop();
      resolve();
    };
    const stop = opened.subscribe(check);
    check();
  });
  return opened;
}
