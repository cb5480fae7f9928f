import { Button } from '@boostdesk/ui/button';
import { Switch, type SwitchProps } from '@boostdesk/ui/switch';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { TestedKind } from '../alert-test.ts';
import styles from '../profile.module.css';
import { useAlertTest } from '../use-alert-test.ts';

/** A part of an alert that can be switched on or off; disabled while it has no effect. */
export type AlertPreference = Pick<SwitchProps, 'isSelected' | 'onChange' | 'isDisabled'>;

interface AlertKindProps {
  readonly name: string;
  readonly toast: AlertPreference;
  /** Omitted for kinds without a sound. */
  readonly sound?: AlertPreference;
  /** Omitted if the deployment sends no pushes. */
  readonly push?: AlertPreference | undefined;
  readonly tests: readonly { readonly kind: TestedKind; readonly label?: string; readonly words: ReactNode }[];
}

/** An alert kind: toast, sound and push switches, and its tests. */
export const AlertKind = ({ name, toast, sound, push, tests }: AlertKindProps) => {
  const { outcome, runTest } = useAlertTest();
  return (
    <li className={styles.kind} aria-label={name}>
      <span className={styles.kindName}>{name}</span>
      <div className={styles.kindParts}>
        <Switch {...toast}>
          <Trans>Pop-up</Trans>
        </Switch>
        {sound === undefined ? (
          <span className={styles.kindNone}>
            <Trans>No sound</Trans>
          </span>
        ) : (
          <Switch {...sound}>
            <Trans>Sound</Trans>
          </Switch>
        )}
        {push && (
          <Switch {...push}>
            <Trans>Push notification</Trans>
          </Switch>
        )}
      </div>
      <div className={styles.kindTests}>
        {tests.map(({ kind, label, words }) => (
          <Button
            key={kind}
            size="s"
            {...(label !== undefined && { 'aria-label': label })}
            onPress={() => void runTest(kind)}
          >
            {words}
          </Button>
        ))}
      </div>
      <p role="status" className={styles.kindNote}>
        {outcome.join(' ')}
      </p>
    </li>
  );
};
