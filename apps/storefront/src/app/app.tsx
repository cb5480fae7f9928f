import { I18nProvider, useLingui } from '@lingui/react';
import { type ReactNode, Suspense, use, useState } from 'react';
import { I18nProvider as AriaI18nProvider } from 'react-aria-components/I18nProvider';
import { RouterProvider } from 'react-router-dom';
import { BootError } from './boot-error.tsx';
import { BootFrame } from './boot-frame.tsx';
import { i18n } from './i18n.ts';
import { createSiteRouter } from './router.tsx';
import type { Services } from './services.ts';
import { ServicesContext } from './services-context.ts';

export interface AppProps {
  readonly servicesPromise: Promise<Services>;
}

/** The document shows the empty frame until the services are loaded. */
export const App = ({ servicesPromise }: AppProps) => (
  <I18nProvider i18n={i18n}>
    <AriaLocale>
      <BootError>
        <Suspense fallback={<BootFrame />}>
          <BootedApp servicesPromise={servicesPromise} />
        </Suspense>
      </BootError>
    </AriaLocale>
  </I18nProvider>
);

/** react-aria formats numbers and dates in the page's language instead of the browser's. */
const AriaLocale = ({ children }: { readonly children: ReactNode }) => (
  <AriaI18nProvider locale={useLingui().i18n.locale}>{children}</AriaI18nProvider>
);

const BootedApp = ({ servicesPromise }: AppProps) => {
  const services = use(servicesPromise);
  const [router] = useState(createSiteRouter);
  return (
    <ServicesContext value={services}>
      <RouterProvider router={router} />
    </ServicesContext>
  );
};
