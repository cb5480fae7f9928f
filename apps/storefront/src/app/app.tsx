import { Suspense, use, useState } from 'react';
import { RouterProvider } from 'react-router-dom';
import { BootError } from './boot-error.tsx';
import { BootFrame } from './boot-frame.tsx';
import { createSiteRouter } from './router.tsx';
import type { Services } from './services.ts';
import { ServicesContext } from './services-context.ts';

export interface AppProps {
  readonly booting: Promise<Services>;
}

/** From the configuration to the router. The document itself shows the empty frame meanwhile. */
export const App = ({ booting }: AppProps) => (
  <BootError>
    <Suspense fallback={<BootFrame />}>
      <Booted booting={booting} />
    </Suspense>
  </BootError>
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
