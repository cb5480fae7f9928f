import { isCustomer } from '@boostdesk/auth';
import { Card } from '@boostdesk/ui/card';
import { Link } from '@boostdesk/ui/link';
import { Slider } from '@boostdesk/ui/slider';
import { Switch } from '@boostdesk/ui/switch';
import { Trans, useLingui } from '@lingui/react/macro';
import { actorAtom } from '../../../app/session-atoms.ts';
import { useAtomValue } from '../../../app/state.ts';
import styles from '../profile.module.css';
import { useAlertChoice } from '../use-alert-choice.ts';
import { AlertKind } from './alert-kind.tsx';
import { PushSwitch } from './push-switch.tsx';
import { QuietHours } from './quiet-hours.tsx';

const STEP = 5;

/** SPEC §6, §9: which alerts show and sound, how loud, and when not. The same on all of the user's devices. */
export const AlertSettings = () => {
  const { t } = useLingui();
  const actor = useAtomValue(actorAtom);
  const { choice, show, save } = useAlertChoice();
  const { showNotifications, orderToasts, volume, wishes } = choice;
  const wish = (kind: keyof typeof wishes) => ({
    toast: wishes[kind].toast,
    onToast: (toast: boolean) => save({ wishes: { ...wishes, [kind]: { ...wishes[kind], toast } } }),
    isDisabled: !showNotifications,
  });
  const sound = (kind: 'newMessage' | 'newOrder', name: 'newmessage' | 'neworder') => ({
    ...wish(kind),
    sound: wishes[kind].sound,
    onSound: (isOn: boolean) => save({ wishes: { ...wishes, [kind]: { ...wishes[kind], sound: isOn } } }),
    plays: name,
    volume,
  });
  return (
    <Card title={<Trans>Alerts</Trans>} isLined>
      <div className={styles.wideFields}>
        <Switch isSelected={showNotifications} onChange={(isOn) => save({ showNotifications: isOn })}>
          <Trans>Show alerts while I am here</Trans>
        </Switch>
        <ul className={styles.kinds}>
          <AlertKind name={t`New message`} {...sound('newMessage', 'newmessage')} />
          {!isCustomer(actor) && <AlertKind name={t`New order`} {...sound('newOrder', 'neworder')} />}
          <AlertKind name={t`New notification`} {...wish('newNotification')} />
          <AlertKind
            name={t`Order paused or going on`}
            toast={orderToasts}
            onToast={(isOn) => save({ orderToasts: isOn })}
            isDisabled={!showNotifications}
          />
        </ul>
        <Slider
          label={t`Volume of sounds`}
          minValue={0}
          maxValue={100}
          step={STEP}
          value={volume}
          onChange={(value) => show({ volume: value })}
          onChangeEnd={(value) => save({ volume: value })}
        />
        <PushSwitch isDisabled={!showNotifications} />
        <QuietHours value={choice.quietHours} onChange={(quietHours) => save({ quietHours })} />
        <Link href="/alerts">
          <Trans>Why did I get an alert, or none?</Trans>
        </Link>
      </div>
    </Card>
  );
};
