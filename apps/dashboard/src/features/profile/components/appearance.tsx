import { Card } from '@boostdesk/ui/card';
import { Segmented } from '@boostdesk/ui/segmented';
import { Trans, useLingui } from '@lingui/react/macro';
import { type Theme, themeAtom } from '../../../app/settings.ts';
import { useAtom } from '../../../app/state.ts';
import styles from '../profile.module.css';

export const Appearance = () => {
  const { t } = useLingui();
  const [theme, setTheme] = useAtom(themeAtom);
  return (
    <Card title={<Trans>Appearance</Trans>} isLined>
      <div className={styles.fields}>
        <Segmented<Theme>
          label={t`Theme`}
          segments={[
            { id: 'system', label: t`As the device` },
            { id: 'dark', label: t`Dark` },
            { id: 'light', label: t`Light` },
          ]}
          value={theme}
          onChange={setTheme}
        />
      </div>
    </Card>
  );
};
