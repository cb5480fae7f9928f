import { Switch } from '@boostdesk/ui/switch';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { consentToFingerprint, setFingerprintConsent } from '../../../app/fingerprint.ts';
import { useServices } from '../../../app/services-context.ts';

/** Consent to the fingerprint of SPEC §7, of this browser alone; where none is taken there is nothing to consent to. */
export const RecogniseSwitch = () => {
  const { config } = useServices();
  const [isGiven, setGiven] = useState(consentToFingerprint);
  if (config.fingerprint.apiKey === null) return null;
  return (
    <Switch
      isSelected={isGiven}
      onChange={(next) => {
        setGiven(next);
        setFingerprintConsent(next);
      }}
    >
      <Trans>Recognise this browser when I sign in</Trans>
    </Switch>
  );
};
