import { Button } from '@boostdesk/ui/button';
import { Switch } from '@boostdesk/ui/switch';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { TestedKind } from '../../../realtime/alert-test.ts';
import styles from '../profile.module.css';
import { useAlertTest } from '../use-alert-test.ts';

/** A part of an alert that can be wanted or not. */
export interface AlertWish {
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
  /** Nothing comes of it as things are. */
  readonly isDisabled: boolean;
}

interface AlertKindProps {
  readonly name: string;
  readonly toast: AlertWish;
  /** Left out for kinds that have no sound. */
  readonly sound?: AlertWish;
  /** Left out where the deployment sends none. */
  readonly push?: AlertWish | undefined;
  /** What can be tried of it, with the words of the button. */
  readonly tests: readonly { readonly kind: TestedKind; readonly label?: string; readonly words: ReactNode }[];
}

const WishSwitch = ({ wish, children }: { readonly wish: AlertWish; readonly children: ReactNode }) => (
  <Switch isSelected={wish.isOn} isDisabled={wish.isDisabled} onChange={wish.onChange}>
    {children}
  </Switch>
);

/** One kind of alert: whether it shows, sounds and is pushed, and a test of it. */
export const AlertKind = ({ name, toast, sound, push, tests }: AlertKindProps) => {
  const { outcome, tryOut } = useAlertTest();
  return (
    <li className={styles.kind} aria-label={name}>
      <span className={styles.kindName}>{name}</span>
      <div className={styles.kindParts}>
        <WishSwitch wish={toast}>
          <Trans>Pop-up</Trans>
        </WishSwitch>
        {sound === undefined ? (
          <span className={styles.kindNone}>
            <Trans>No sound</Trans>
          </span>
        ) : (
          <WishSwitch wish={sound}>
            <Trans>Sound</Trans>
          </WishSwitch>
        )}
        {push && (
          <WishSwitch wish={push}>
            <Trans>Push notification</Trans>
          </WishSwitch>
        )}
      </div>
      <div className={styles.kindTests}>
        {tests.map(({ kind, label, words }) => (
          <Button
            key={kind}
            size="s"
            {...(label !== undefined && { 'aria-label': label })}
            onPress={() => void tryOut(kind)}
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
