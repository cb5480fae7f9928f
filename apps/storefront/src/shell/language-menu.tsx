import { LANGUAGES, type Language } from '@boostdesk/api-client/contract';
import { LANGUAGE_NAMES, languageOf } from '@boostdesk/i18n/languages';
import { Button } from '@boostdesk/ui/button';
import { Icon } from '@boostdesk/ui/icon';
import { Menu, MenuItem, MenuTrigger } from '@boostdesk/ui/menu';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { chooseLanguage } from '../app/language.ts';
import styles from './language-menu.module.css';

/** The page is drawn anew in the language that was chosen: the focus is back on the button then. */
let wasChosenHere = false;

/** The page's language, and the others by what they are called in themselves. */
export const LanguageMenu = () => {
  const { t, i18n } = useLingui();
  const [isBack] = useState(wasChosenHere);
  const language = languageOf([i18n.locale]);
  const name = LANGUAGE_NAMES[language];
  const choose = (chosen: Language) => {
    wasChosenHere = true;
    chooseLanguage(chosen);
  };
  return (
    <MenuTrigger>
      <Button variant="quiet" aria-label={t`Language: ${name}`} autoFocus={isBack}>
        <span className={styles.wide}>{name}</span>
        <span className={styles.narrow}>{language.toUpperCase()}</span>
        <Icon name="chevron-down" size={14} />
      </Button>
      <Menu
        aria-label={t`Language`}
        items={LANGUAGES.map((id) => ({ id }))}
        selectionMode="single"
        disallowEmptySelection
        selectedKeys={[language]}
        onAction={(key) => choose(languageOf([String(key)]))}
      >
        {({ id }) => (
          <MenuItem id={id} textValue={LANGUAGE_NAMES[id]}>
            <bdi lang={id}>{LANGUAGE_NAMES[id]}</bdi>
          </MenuItem>
        )}
      </Menu>
    </MenuTrigger>
  );
};
