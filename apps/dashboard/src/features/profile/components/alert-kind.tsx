import type { AlertSound } from '@boostdesk/realtime/alerts';
import { IconButton } from '@boostdesk/ui/button';
import { Icon } from '@boostdesk/ui/icon';
import { Switch } from '@boostdesk/ui/switch';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { playSound } from '../../../app/sounds.ts';
import styles from '../profile.module.css';

interface AlertKindProps {
  readonly name: string;
  readonly toast: boolean;
  readonly onToast: (isOn: boolean) => void;
  readonly isDisabled: boolean;
  /** Left out for kinds that have no sound. */
  readonly sound?: boolean;
  readonly onSound?: (isOn: boolean) => void;
  readonly plays?: AlertSound;
  /** 0 to 100. */
  readonly volume?: number;
}

/** One kind of alert: whether it shows and whether it sounds, with its sound to try. */
export const AlertKind = ({ name, toast, onToast, isDisabled, sound, onSound, plays, volume = 0 }: AlertKindProps) => {
  const { t } = useLingui();
  const [isBlocked, setBlocked] = useState(false);
  const tryOut = async (sound: AlertSound) => setBlocked(!(await playSound(sound, volume / 100)));
  return (
    <li className={styles.kind} aria-label={name}>
      <span className={styles.kindName}>{name}</span>
      <Switch isSelected={toast} isDisabled={isDisabled} onChange={onToast}>
        <Trans>Toast</Trans>
      </Switch>
      {plays !== undefined && (
        <>
          <Switch
            isSelected={sound ?? false}
            isDisabled={isDisabled}
            {...(onSound === undefined ? {} : { onChange: onSound })}
          >
            <Trans>Sound</Trans>
          </Switch>
          <IconButton
            aria-label={t`Play the sound: ${name}`}
            isDisabled={volume === 0}
            onPress={() => void tryOut(plays)}
          >
            <Icon name="volume" size={16} />
          </IconButton>
        </>
      )}
      <p role="status" className={styles.kindNote}>
        {isBlocked && (
          <Trans>Your browser blocks sounds of this page. Allow them in its settings, and try again.</Trans>
        )}
      </p>
    </li>
  );
};
