import { LANGUAGES } from '@boostdesk/api-client/contract';
import { LANGUAGE_NAMES } from '@boostdesk/i18n/languages';
import { Button } from '@boostdesk/ui/button';
import { Card } from '@boostdesk/ui/card';
import { Segmented } from '@boostdesk/ui/segmented';
import { Select } from '@boostdesk/ui/select';
import { Switch } from '@boostdesk/ui/switch';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useSetAtom } from '../../../core/state.ts';
import type { Density, Theme } from '../../../session/settings.ts';
import { useShortcuts } from '../../../session/shortcuts.ts';
import { LocalOnlyNote } from '../../../shared/components/local-only-note.tsx';
import { tourAtom } from '../../../shared/tour.ts';
import styles from '../profile.module.css';
import { useAppearance, useLanguage } from '../use-settings.ts';

/** A language change remounts the page, after which focus returns to the field. */
let wasChosenHere = false;

/** The product's language, for all devices of the user. */
const LanguageField = () => {
  const { t } = useLingui();
  const { language, save } = useLanguage();
  const [isBack] = useState(wasChosenHere);
  return (
    <Select
      label={t`Language`}
      items={LANGUAGES.map((id) => ({ id, label: LANGUAGE_NAMES[id] }))}
      renderItem={({ id, label }) => <bdi lang={id}>{label}</bdi>}
      value={language}
      onChange={(id) => {
        const chosen = LANGUAGES.find((known) => known === id);
        if (chosen === undefined) return;
        wasChosenHere = true;
        save(chosen);
      }}
      autoFocus={isBack}
    />
  );
};

/** Language, theme, density and motion, for all devices of the user. */
export const Appearance = () => {
  const { t } = useLingui();
  const { appearance, save } = useAppearance();
  const showTour = useSetAtom(tourAtom);
  const [hasKeys, setKeys] = useShortcuts();
  return (
    <Card title={<Trans>Appearance</Trans>} isLined>
      <div className={styles.fields}>
        <LanguageField />
        <Segmented<Theme>
          label={t`Theme`}
          segments={[
            { id: 'system', label: t`Match device` },
            { id: 'dark', label: t`Dark` },
            { id: 'light', label: t`Light` },
          ]}
          value={appearance.theme}
          onChange={(theme) => save({ theme })}
        />
        <Segmented<Density>
          label={t`Density`}
          segments={[
            { id: 'comfortable', label: t`Comfortable` },
            { id: 'compact', label: t`Compact` },
          ]}
          value={appearance.density}
          onChange={(density) => save({ density })}
        />
        <Switch
          isSelected={appearance.motion === 'reduced'}
          onChange={(isReduced) => save({ motion: isReduced ? 'reduced' : 'system' })}
        >
          <Trans>Reduce motion</Trans>
        </Switch>
        <Switch isSelected={hasKeys} onChange={setKeys}>
          <Trans>Use the / and ? shortcuts</Trans>
        </Switch>
        <LocalOnlyNote of={['settings.saveLanguage', 'settings.saveAppearance', 'settings.saveShortcuts']} />
        <Button onPress={() => showTour(true)}>
          <Trans>Take the tour</Trans>
        </Button>
      </div>
    </Card>
  );
};
