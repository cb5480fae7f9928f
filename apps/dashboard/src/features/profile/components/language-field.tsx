import { LANGUAGE_NAMES } from '@boostdesk/i18n/languages';
import { Select } from '@boostdesk/ui/select';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useLanguage } from '../use-language.ts';

/** A language change remounts the page, after which focus returns to the field. */
let wasChosenHere = false;

/** The product's language, for all devices of the user. */
export const LanguageField = () => {
  const { t } = useLingui();
  const { language, languages, save } = useLanguage();
  const [isBack] = useState(wasChosenHere);
  return (
    <Select
      label={t`Language`}
      items={languages.map((id) => ({ id, label: LANGUAGE_NAMES[id] }))}
      renderItem={({ id, label }) => <bdi lang={id}>{label}</bdi>}
      value={language}
      onChange={(id) => {
        const chosen = languages.find((known) => known === id);
        if (chosen === undefined) return;
        wasChosenHere = true;
        save(chosen);
      }}
      autoFocus={isBack}
    />
  );
};
