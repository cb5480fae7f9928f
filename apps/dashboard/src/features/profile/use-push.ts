import { useLingui } from '@lingui/react/macro';
import { useEffect, useMemo, useState } from 'react';
import { openPush } from '../../app/push/push.ts';
import { PushProblem, type PushState } from '../../app/push/push-provider.ts';
import { useServices } from '../../app/services-context.ts';
import { toasts } from '../../app/toasts.ts';
import { useOwnClaims } from './use-own-claims.ts';

/** Push on this device: how it stands, and its switch. Undefined while nobody knows yet. */
export function usePush() {
  const { t } = useLingui();
  const { api } = useServices();
  const claims = useOwnClaims();
  const push = useMemo(() => openPush(api, claims), [api, claims]);
  const [state, setState] = useState<PushState>();
  const [isBusy, setBusy] = useState(false);
  useEffect(() => {
    push.state().then(setState, () => setState('unsupported'));
  }, [push]);
  const set = async (isOn: boolean) => {
    setBusy(true);
    try {
      await (isOn ? push.turnOn() : push.turnOff());
    } catch (error) {
      // What the server refused has had its toast.
      if (error instanceof PushProblem)
        toasts.add({ title: t`Push notifications`, message: error.message, style: 'error' });
    }
    setState(await push.state().catch(() => 'unsupported' as const));
    setBusy(false);
  };
  return { state, isBusy, set };
}
