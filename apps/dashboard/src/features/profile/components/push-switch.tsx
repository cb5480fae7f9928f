import { Switch } from '@boostdesk/ui/switch';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { PUSH_MESSAGES, type PushState } from '../../../realtime/push/push-provider.ts';
import styles from '../profile.module.css';
import type { usePush } from '../use-push.ts';

const stateTexts: Readonly<Record<Exclude<PushState, 'none'>, () => ReactNode>> = {
  unsupported: PUSH_MESSAGES.unsupported,
  blocked: () => <Trans>Blocked by your browser. Allow notifications for this site in your browser settings.</Trans>,
  on: () => <Trans>On. You get notifications when no Boostdesk tab is visible, except during quiet hours.</Trans>,
  off: () => <Trans>Off. You won’t get notifications while Boostdesk is closed.</Trans>,
};

export interface PushSwitchProps {
  readonly push: ReturnType<typeof usePush>;
  readonly isDisabled: boolean;
}

/** SPEC §6: push on this device and its state. Omitted if the deployment sends none. */
export const PushSwitch = ({ push: { state, isBusy, set }, isDisabled }: PushSwitchProps) => {
  if (state === undefined || state === 'none') return null;
  const canSwitch = state === 'on' || state === 'off';
  return (
    <div className={styles.push}>
      <Switch
        isSelected={state === 'on'}
        isDisabled={isDisabled || isBusy || !canSwitch}
        onChange={(isOn) => void set(isOn)}
      >
        <Trans>Push notifications on this device</Trans>
      </Switch>
      <p role="status">{stateTexts[state]()}</p>
    </div>
  );
};
