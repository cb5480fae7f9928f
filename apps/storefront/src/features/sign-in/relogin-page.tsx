import { toDashboardPath } from '@boostdesk/auth/session';
import { SitePage } from '@boostdesk/ui/site-frame';
import { Skeleton } from '@boostdesk/ui/skeleton';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useVisitor } from '../../app/services-context.ts';
import { useHandOver } from '../../app/use-hand-over.ts';
import { useTitle } from '../../app/use-title.ts';
import { KnownAccount } from './known-account.tsx';
import { OpeningDashboard } from './opening-dashboard.tsx';
import { SignInTabs } from './sign-in-tabs.tsx';

/** The dashboard's redirect target without a session (SPEC §2); `redirect` is the requested path. */
export const Component = () => {
  const { t } = useLingui();
  useTitle(t`Sign in to continue`);
  const { claims, isChecking } = useVisitor();
  const [params] = useSearchParams();
  const handOver = useHandOver();
  const [wantsForm, setWantsForm] = useState(false);
  const [isLeaving, setLeaving] = useState(false);
  const path = toDashboardPath(params.get('redirect'));

  const go = () => {
    setLeaving(true);
    handOver.open(path);
  };
  const body = () => {
    if (isLeaving && claims !== null) return <OpeningDashboard handOver={handOver} path={path} />;
    if (claims !== null && !wantsForm) {
      const other = () => setWantsForm(true);
      return (
        <KnownAccount claims={claims} handOver={handOver} onContinue={() => handOver.open(path)} onOther={other} />
      );
    }
    if (isChecking && !wantsForm) return <Skeleton height="120px" radius="var(--bd-r-card)" />;
    return <SignInTabs onSignedIn={go} />;
  };
  return (
    <SitePage title={t`Sign in to continue`} lead={t`We’ll take you back to where you were.`} isNarrow>
      {body()}
    </SitePage>
  );
};
