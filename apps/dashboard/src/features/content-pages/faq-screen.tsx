import { useLingui } from '@lingui/react/macro';
import type { Services } from '../../app/services.ts';
import { ContentScreen } from './content-screen.tsx';
import { prefetchContentPage } from './queries.ts';

export const prefetch = (services: Services): void => prefetchContentPage(services, 'faq');

/** SPEC §2, /faq: what is asked often. */
export const Component = () => {
  const { t } = useLingui();
  return <ContentScreen slug="faq" title={t`FAQ`} />;
};
