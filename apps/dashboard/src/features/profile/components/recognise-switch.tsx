import { Switch } from '@boostdesk/ui/switch';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { consentToFingerprint, setFingerprintConsent } from '../../../app/fingerprint.ts';
import { useServices } from '../../../app/services-context.ts';
import { actorAtom } from '../../../app/session-atoms.ts';
import { useAtomValue } from '../../../app/state.ts';

/** One's own consent to the fingerprint of SPEC §7, for this browser alone; where none is taken there is nothing to consent to. */
export const RecogniseSwitch = () => {
  const { config } = useServices();
  const { id } = useAtomValue(actorAtom);
  const [isGiven, setGiven] = useState(() => consentToFingerprint(id));
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
