import { LANGUAGE_NAMES } from '@boostdesk/i18n/languages';
import { Select } from '@boostdesk/ui/select';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useLanguage } from '../use-language.ts';

/** The page is drawn anew in the language that was chosen: the focus is back where it was then. */
let wasChosenHere = false;

/** The language that the product speaks, on all of the user's devices. */
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
