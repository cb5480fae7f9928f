import { isBooster, isCustomer } from '@boostdesk/auth';
import { Card } from '@boostdesk/ui/card';
import { Link } from '@boostdesk/ui/link';
import { Slider } from '@boostdesk/ui/slider';
import { Switch } from '@boostdesk/ui/switch';
import { Trans, useLingui } from '@lingui/react/macro';
import { useAtomValue } from '../../../core/state.ts';
import { actorAtom } from '../../../session/session-atoms.ts';
import { LocalOnlyNote } from '../../../shared/components/local-only-note.tsx';
import styles from '../profile.module.css';
import { usePush } from '../use-push.ts';
import { useAlertChoice } from '../use-settings.ts';
import { AlertKind, type AlertPreference } from './alert-kind.tsx';
import { PushSwitch } from './push-switch.tsx';
import { QuietHours } from './quiet-hours.tsx';

const STEP = 5;

/** SPEC §6, §9: which alerts show a toast, sound and push, the volume and quiet hours, for all devices of the user. */
export const AlertSettings = () => {
  const { t } = useLingui();
  const actor = useAtomValue(actorAtom);
  const { choice, show, save } = useAlertChoice();
  const push = usePush();
  const { showNotifications, orderToasts, volume, wishes } = choice;
  const toPreference = (
    isSelected: boolean,
    change: (isOn: boolean) => Partial<typeof choice>,
    isDisabled = false,
  ): AlertPreference => ({
    isSelected,
    onChange: (next) => save(change(next)),
    isDisabled: !showNotifications || isDisabled,
  });
  const kindPreference = (kind: 'newMessage' | 'newOrder' | 'newNotification', name: 'toast' | 'sound' | 'push') =>
    toPreference(wishes[kind][name] !== false, (isOn) => ({
      wishes: { ...wishes, [kind]: { ...wishes[kind], [name]: isOn } },
    }));
  const pokeName = t`Sign of life`;
  const pokePreference = (name: 'toast' | 'sound' | 'push') =>
    toPreference(wishes.poke?.[name] !== false, (isOn) => ({
      wishes: { ...wishes, poke: { toast: true, sound: true, ...wishes.poke, [name]: isOn } },
    }));
  const pushPreference = (of: AlertPreference) => (push.state === 'none' ? undefined : of);
  const kindOf = (kind: 'newMessage' | 'newOrder' | 'newNotification', name: string) => ({
    name,
    toast: kindPreference(kind, 'toast'),
    push: pushPreference(kindPreference(kind, 'push')),
    tests: [{ kind, label: t`Test: ${name}`, words: <Trans>Test</Trans> }],
  });
  const paused = {
    toast: toPreference(orderToasts, (isOn) => ({ orderToasts: isOn })),
    // Pushes require toasts (SPEC §6).
    push: pushPreference(
      toPreference(
        wishes.orderNotification?.push !== false,
        (isOn) => ({ wishes: { ...wishes, orderNotification: { push: isOn } } }),
        !orderToasts,
      ),
    ),
    tests: [
      { kind: 'pause', words: <Trans>Test pause alert</Trans> },
      { kind: 'unpause', words: <Trans>Test unpause alert</Trans> },
    ] as const,
  };
  return (
    <Card title={<Trans>Alerts</Trans>} isLined>
      <div className={styles.wideFields}>
        <Switch isSelected={showNotifications} onChange={(isOn) => save({ showNotifications: isOn })}>
          <Trans>Show alerts while I’m using Boostdesk</Trans>
        </Switch>
        <ul className={styles.kinds}>
          <AlertKind {...kindOf('newMessage', t`New message`)} sound={kindPreference('newMessage', 'sound')} />
          {!isCustomer(actor) && (
            <AlertKind {...kindOf('newOrder', t`New order`)} sound={kindPreference('newOrder', 'sound')} />
          )}
          <AlertKind {...kindOf('newNotification', t`New notification`)} />
          {isBooster(actor) && (
            <AlertKind
              name={pokeName}
              toast={pokePreference('toast')}
              sound={pokePreference('sound')}
              push={pushPreference(pokePreference('push'))}
              tests={[{ kind: 'poke', label: t`Test: ${pokeName}`, words: <Trans>Test</Trans> }]}
            />
          )}
          <AlertKind name={t`Order paused or unpaused`} {...paused} />
        </ul>
        <Slider
          label={t`Sound volume`}
          minValue={0}
          maxValue={100}
          step={STEP}
          value={volume}
          onChange={(value) => show({ volume: value })}
          onChangeEnd={(value) => save({ volume: value })}
        />
        <PushSwitch push={push} isDisabled={!showNotifications} />
        <QuietHours value={choice.quietHours} onChange={(quietHours) => save({ quietHours })} />
        <LocalOnlyNote of={['settings.saveAlerts']} />
        <Link href="/alerts">
          <Trans>Why did (or didn’t) I get an alert?</Trans>
        </Link>
      </div>
    </Card>
  );
};
