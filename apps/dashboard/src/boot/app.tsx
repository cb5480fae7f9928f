import { I18nProvider, useLingui } from '@lingui/react';
import { type ReactNode, Suspense, use, useEffect, useState } from 'react';
import { I18nProvider as AriaI18nProvider } from 'react-aria-components/I18nProvider';
import { RouterProvider } from 'react-router-dom';
import { lazyComponent } from '../core/lazy.ts';
import { ServicesContext } from '../core/services-context.ts';
import { StoreProvider } from '../core/state.ts';
import { i18n } from '../i18n/i18n.ts';
import type { Booting, BootResult, Running } from './boot.ts';
import { BootError } from './boot-error.tsx';
import { BootFrame } from './boot-frame.tsx';
import { followLinks } from './follow-links.ts';
import { preloadPage } from './router.tsx';

/** Lazy because it is rarely shown. */
const OtherAccountScreen = lazyComponent(async () => (await import('./other-account-screen.tsx')).OtherAccountScreen);

export interface AppProps {
  readonly booting: Booting;
  /** Restarts the app without a page reload. */
  readonly restart: (() => Promise<BootResult>) | undefined;
}

/** Root component: renders the boot result, or the empty frame of index.html until there is one. */
export const App = ({ booting, restart }: AppProps) => {
  const [current, setCurrent] = useState<Booting>(booting);
  return (
    <I18nProvider i18n={i18n}>
      <AriaLocaleProvider>
        <BootError booting={current} restart={restart} onEnd={setCurrent}>
          <Suspense fallback={<BootFrame />}>
            <BootScreen booting={current} onNext={setCurrent} />
          </Suspense>
        </BootError>
      </AriaLocaleProvider>
    </I18nProvider>
  );
};

/** Makes react-aria use the page's language instead of the browser's. */
const AriaLocaleProvider = ({ children }: { readonly children: ReactNode }) => (
  <AriaI18nProvider locale={useLingui().i18n.locale}>{children}</AriaI18nProvider>
);

interface BootScreenProps {
  readonly booting: Booting;
  readonly onNext: (next: Promise<BootResult>) => void;
}

const BootScreen = ({ booting, onNext }: BootScreenProps) => {
  const result = booting instanceof Promise ? use(booting) : booting;
  if (result.kind === 'leaving') return <BootFrame />;
  if (result.kind === 'otherAccount') return <OtherAccountScreen question={result} onAnswer={onNext} />;
  return <RunningApp {...result} />;
};

const RunningApp = ({ services, router }: Running) => {
  useEffect(() => followLinks((address) => void preloadPage(services, address)), [services]);
  return (
    <StoreProvider store={services.store}>
      <ServicesContext value={services}>
        <RouterProvider router={router} />
      </ServicesContext>
    </StoreProvider>
  );
};
