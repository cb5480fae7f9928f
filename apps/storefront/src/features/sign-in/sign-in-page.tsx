import { actorOf, isCustomer } from '@boostdesk/auth';
import { SitePage } from '@boostdesk/ui/site-frame';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { destinationOf } from '../../app/destination.ts';
import { useServices, useVisitor } from '../../app/services-context.ts';
import { useHandOver } from '../../app/use-hand-over.ts';
import { useTitle } from '../../app/use-title.ts';
import { KnownAccount } from './known-account.tsx';
import { OpeningDashboard } from './opening-dashboard.tsx';
import { SignInTabs } from './sign-in-tabs.tsx';

/** Payment pages show whose request it is, also to users who cannot order. */
const isPayment = (path: string): boolean => path.startsWith('/payment/');

/** `/signin?redirect=…`: returns to a page of the site or opens the dashboard. */
export const Component = () => {
  const { t } = useLingui();
  useTitle(t`Sign in`);
  const { config, session } = useServices();
  const { claims } = useVisitor();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const handOver = useHandOver();
  const [wantsForm, setWantsForm] = useState(false);
  const [leaving, setLeaving] = useState<string | null>(null);
  const destination = destinationOf(params.get('redirect'), config.dashboardUrl);

  const go = () => {
    const state = session.get();
    const orders = state.status === 'authenticated' && isCustomer(actorOf(state.session));
    // Users who cannot order are sent to the dashboard.
    if (destination.at === 'site' && (orders || isPayment(destination.path)))
      return void navigate(destination.path, { replace: true });
    const path = destination.at === 'site' ? '/' : destination.path;
    setLeaving(path);
    handOver.open(path);
  };
  const body = () => {
    if (leaving !== null && claims !== null) return <OpeningDashboard handOver={handOver} path={leaving} />;
    if (claims === null || wantsForm) return <SignInTabs onSignedIn={go} />;
    const other = () => setWantsForm(true);
    return <KnownAccount claims={claims} handOver={handOver} onContinue={go} onOther={other} />;
  };
  return (
    <SitePage title={t`Sign in`} lead={t`Place orders, track their progress and chat with your booster.`} isNarrow>
      {body()}
    </SitePage>
  );
};
