import { useLingui } from '@lingui/react/macro';
import { useEffect, useMemo, useState } from 'react';
import { useServices } from '../../core/services-context.ts';
import { toasts } from '../../core/toasts.ts';
import { openPush } from '../../realtime/push/push.ts';
import { PushError, type PushState } from '../../realtime/push/push-provider.ts';
import { useOwnClaims } from './api.ts';

/** Push on this device: state and switch. Undefined until known. */
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
      // A toast has reported the server's error.
      if (error instanceof PushError)
        toasts.add({ title: t`Push notifications`, message: error.message, style: 'error' });
    }
    setState(await push.state().catch(() => 'unsupported' as const));
    setBusy(false);
  };
  return { state, isBusy, set };
}
