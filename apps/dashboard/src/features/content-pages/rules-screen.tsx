import { useLingui } from '@lingui/react/macro';
import type { Services } from '../../app/services.ts';
import { ContentScreen } from './content-screen.tsx';
import { prefetchContentPage } from './queries.ts';

export const prefetch = (services: Services): void => prefetchContentPage(services, 'rules');

/** SPEC §2, /rules: how one works here. */
export const Component = () => {
  const { t } = useLingui();
  return <ContentScreen slug="rules" title={t`Rules`} />;
};
