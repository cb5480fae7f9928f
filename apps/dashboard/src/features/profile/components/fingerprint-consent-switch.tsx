import { Switch } from '@boostdesk/ui/switch';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { useServices } from '../../../core/services-context.ts';
import { useAtomValue } from '../../../core/state.ts';
import { hasFingerprintConsent, setFingerprintConsent } from '../../../session/fingerprint.ts';
import { actorAtom } from '../../../session/session-atoms.ts';

/** Consent to the fingerprint of SPEC §7, for this browser only; omitted if none is taken. */
export const FingerprintConsentSwitch = () => {
  const { config } = useServices();
  const { id } = useAtomValue(actorAtom);
  const [isGiven, setGiven] = useState(() => hasFingerprintConsent(id));
  if (config.fingerprint.apiKey === null) return null;
  return (
    <Switch
      isSelected={isGiven}
      onChange={(next) => {
        setGiven(next);
        setFingerprintConsent(id, next);
      }}
    >
      <Trans>Remember this browser when I sign in</Trans>
    </Switch>
  );
};
