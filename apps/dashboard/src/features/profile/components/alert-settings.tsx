import { Button } from '@boostdesk/ui/button';
import { Card } from '@boostdesk/ui/card';
import { Icon } from '@boostdesk/ui/icon';
import { Slider } from '@boostdesk/ui/slider';
import { Switch } from '@boostdesk/ui/switch';
import { Trans, useLingui } from '@lingui/react/macro';
import { orderToastsAtom, volumeAtom } from '../../../app/settings.ts';
import { playSound } from '../../../app/sounds.ts';
import { useAtom } from '../../../app/state.ts';
import styles from '../profile.module.css';

const STEP = 5;

/** SPEC §9: volume and the switch of pause and unpause toasts, kept in this browser. */
export const AlertSettings = () => {
  const { t } = useLingui();
  const [volume, setVolume] = useAtom(volumeAtom);
  const [orderToasts, setOrderToasts] = useAtom(orderToastsAtom);
  return (
    <Card title={<Trans>Alerts on this device</Trans>} isLined>
      <div className={styles.fields}>
        <Switch isSelected={orderToasts} onChange={setOrderToasts}>
          <Trans>Tell me when an order is paused or goes on</Trans>
        </Switch>
        <Slider
          label={t`Volume of sounds`}
          minValue={0}
          maxValue={100}
          step={STEP}
          value={volume}
          onChange={setVolume}
        />
        <div>
          <Button isDisabled={volume === 0} onPress={() => playSound('newmessage', volume / 100)}>
            <Icon name="volume" size={16} />
            <Trans>Play a sound</Trans>
          </Button>
        </div>
      </div>
    </Card>
  );
};
