import { Button } from '@boostdesk/ui/button';
import { Switch } from '@boostdesk/ui/switch';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { TestedKind } from '../alert-test.ts';
import styles from '../profile.module.css';
import { useAlertTest } from '../use-alert-test.ts';

/** A part of an alert that can be switched on or off. */
export interface AlertPreference {
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
  /** Currently without effect. */
  readonly isDisabled: boolean;
}

interface AlertKindProps {
  readonly name: string;
  readonly toast: AlertPreference;
  /** Omitted for kinds without a sound. */
  readonly sound?: AlertPreference;
  /** Omitted if the deployment sends no pushes. */
  readonly push?: AlertPreference | undefined;
  /** Tests of the alert with their button labels. */
  readonly tests: readonly { readonly kind: TestedKind; readonly label?: string; readonly words: ReactNode }[];
}

const PreferenceSwitch = ({
  preference,
  children,
}: {
  readonly preference: AlertPreference;
  readonly children: ReactNode;
}) => (
  <Switch isSelected={preference.isOn} isDisabled={preference.isDisabled} onChange={preference.onChange}>
    {children}
  </Switch>
);

/** An alert kind: toast, sound and push switches, and its tests. */
export const AlertKind = ({ name, toast, sound, push, tests }: AlertKindProps) => {
  const { outcome, runTest } = useAlertTest();
  return (
    <li className={styles.kind} aria-label={name}>
      <span className={styles.kindName}>{name}</span>
      <div className={styles.kindParts}>
        <PreferenceSwitch preference={toast}>
          <Trans>Pop-up</Trans>
        </PreferenceSwitch>
        {sound === undefined ? (
          <span className={styles.kindNone}>
            <Trans>No sound</Trans>
          </span>
        ) : (
          <PreferenceSwitch preference={sound}>
            <Trans>Sound</Trans>
          </PreferenceSwitch>
        )}
        {push && (
          <PreferenceSwitch preference={push}>
            <Trans>Push notification</Trans>
          </PreferenceSwitch>
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
