import { type DrawingAsked, firstCounts, firstList } from '@boostdesk/api-client/contract';
import { actorOf, isCustomer, type SessionClaims } from '@boostdesk/auth';
import { sessionFromToken } from '@boostdesk/auth/session';
import { WidthGuess } from '@boostdesk/ui/width-guess';
import { msg } from '@lingui/core/macro';
import { I18nProvider } from '@lingui/react';
import { queryClientAtom } from 'jotai-tanstack-query';
import { I18nProvider as AriaI18nProvider } from 'react-aria-components/I18nProvider';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import type { Config } from '../src/app/config.ts';
import { i18n, speak } from '../src/app/i18n.ts';
import type { FrameNode } from '../src/app/kept/frame/frame-node.ts';
import { keys } from '../src/app/query-client.ts';
import type { Services } from '../src/app/services.ts';
import { ServicesContext } from '../src/app/services-context.ts';
import { claimsAtom, userInfoAtom } from '../src/app/session-atoms.ts';
import { densityAtom, sidebarAtom } from '../src/app/settings.ts';
import { createStore, StoreProvider } from '../src/app/state.ts';
import { Component } from '../src/features/orders/orders-screen.tsx';
import { Layout } from '../src/shell/layout.tsx';
import { titleBase } from '../src/shell/title.ts';
import { idleServices } from './idle-services.ts';
import { nodesOf } from './nodes-of.ts';
import { tableWidth } from './table-width.ts';

const PATH = '/orders';

function sessionOf(token: string): SessionClaims {
  const read = sessionFromToken(token, { now: Date.now() });
  if (!read.ok) throw new Error(`The token is ${read.reason}.`);
  return read.session;
}

/** Words of another language than the reader's are worse than none. */
async function speakOnly(language: string): Promise<void> {
  await speak(language);
  if (new Intl.Locale(i18n.locale).language !== language) throw new Error(`There are no words in ${language}.`);
}

/** As the app has them once it has asked. */
function servicesFor({ window, list, counts }: DrawingAsked, session: SessionClaims, config: Config): Services {
  const store = createStore();
  const services = idleServices(config, store);
  store.set(queryClientAtom, services.queries);
  store.set(claimsAtom, session);
  store.set(userInfoAtom, { name: session.name, balance: 0, premium: false, loyaltyRank: null });
  // A screen names itself once it is drawn.
  store.set(titleBase, i18n._(msg`Orders`));
  store.set(densityAtom, window.density ?? 'usual');
  store.set(sidebarAtom, window.sidebar ?? 'wide');
  services.queries.setQueryData(keys.orderList(firstList), { pages: [list], pageParams: [undefined] });
  services.queries.setQueryData(keys.orderCounts(firstCounts.scope), counts);
  return services;
}

/** The orders screen as the app draws it first, for a window. One at a time: the language is the thread's. */
export async function drawOrders(asked: DrawingAsked, config: Config): Promise<FrameNode[]> {
  await speakOnly(asked.language);
  const { window } = asked;
  const session = sessionOf(asked.token);
  const services = servicesFor(asked, session, config);
  // SPEC §2: a customer's sidebar is always shown.
  const hasRail = window.sidebar === 'rail' && !isCustomer(actorOf(session));
  const routes = [{ element: <Layout />, children: [{ path: PATH, element: <Component /> }] }];
  const router = createMemoryRouter(routes, { initialEntries: [PATH] });
  // How many rows there is room for is asked of the window.
  globalThis.innerHeight = window.height;
  try {
    const markup = renderToStaticMarkup(
      <I18nProvider i18n={i18n}>
        <AriaI18nProvider locale={i18n.locale}>
          <StoreProvider store={services.store}>
            <ServicesContext value={services}>
              <WidthGuess value={tableWidth(window.width, hasRail)}>
                <RouterProvider router={router} />
              </WidthGuess>
            </ServicesContext>
          </StoreProvider>
        </AriaI18nProvider>
      </I18nProvider>,
    );
    return nodesOf(markup);
  } finally {
    router.dispose();
    services.queries.clear();
  }
}
