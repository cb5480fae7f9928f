import { Suspense, use, useState } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { RouterProvider } from 'react-router-dom';
import { BootError } from './boot-error.tsx';
import { BootFrame } from './boot-frame.tsx';
import { createSiteRouter } from './router.tsx';
import type { Services } from './services.ts';
import { ServicesContext } from './services-context.ts';

/** Of the site's words; its numbers and days are written in it too, whatever the browser speaks. */
const LANGUAGE = 'en';

export interface AppProps {
  readonly booting: Promise<Services>;
}

/** From the configuration to the router. The document itself shows the empty frame meanwhile. */
export const App = ({ booting }: AppProps) => (
  <I18nProvider locale={LANGUAGE}>
    <BootError>
      <Suspense fallback={<BootFrame />}>
        <Booted booting={booting} />
      </Suspense>
    </BootError>
  </I18nProvider>
);

const Booted = ({ booting }: AppProps) => {
  const services = use(booting);
  const [router] = useState(createSiteRouter);
  return (
    <ServicesContext value={services}>
      <RouterProvider router={router} />
    </ServicesContext>
  );
};
