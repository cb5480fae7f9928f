import { LANGUAGES, type Language } from '@boostdesk/api-client/contract';
import { LANGUAGE_NAMES, languageOf } from '@boostdesk/i18n/languages';
import { Button } from '@boostdesk/ui/button';
import { ConfirmDialog } from '@boostdesk/ui/confirm-dialog';
import { Icon } from '@boostdesk/ui/icon';
import { Menu, MenuItem, MenuTrigger } from '@boostdesk/ui/menu';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { chooseLanguage } from '../app/language.ts';
import styles from './language-menu.module.css';
import { useHasEntries } from './use-entries.ts';

/** A language change remounts the page; focus then returns to the button. */
let wasChosenHere = false;

/** Languages by native name. */
export const LanguageMenu = () => {
  const { t, i18n } = useLingui();
  const [isBack] = useState(wasChosenHere);
  const language = languageOf([i18n.locale]);
  const name = LANGUAGE_NAMES[language];
  const hasEntries = useHasEntries();
  const [pendingLanguage, setPendingLanguage] = useState<Language | null>(null);
  const choose = (chosen: Language) => {
    wasChosenHere = true;
    chooseLanguage(chosen);
  };
  const chooseOrConfirm = (chosen: Language) => {
    if (chosen !== language && hasEntries()) setPendingLanguage(chosen);
    else choose(chosen);
  };
  const askedName = LANGUAGE_NAMES[pendingLanguage ?? language];
  return (
    <>
      <MenuTrigger>
        <Button variant="quiet" autoFocus={isBack}>
          <span className={styles.label}>{t`Language: ${name}`}</span>
          <span className={styles.wide} aria-hidden="true">
            {name}
          </span>
          <span className={styles.narrow} aria-hidden="true">
            {language.toUpperCase()}
          </span>
          <Icon name="chevron-down" size={14} />
        </Button>
        <Menu
          aria-label={t`Language`}
          items={LANGUAGES.map((id) => ({ id }))}
          selectionMode="single"
          disallowEmptySelection
          selectedKeys={[language]}
          onAction={(key) => chooseOrConfirm(languageOf([String(key)]))}
        >
          {({ id }) => (
            <MenuItem id={id} textValue={LANGUAGE_NAMES[id]}>
              <bdi lang={id}>{LANGUAGE_NAMES[id]}</bdi>
            </MenuItem>
          )}
        </Menu>
      </MenuTrigger>
      <ConfirmDialog
        isOpen={pendingLanguage !== null}
        onOpenChange={() => setPendingLanguage(null)}
        title={t`Switch to ${askedName}?`}
        confirmLabel={t`Switch language`}
        cancelLabel={t`Cancel`}
        tone="primary"
        onConfirm={() => pendingLanguage !== null && choose(pendingLanguage)}
      >
        <Trans>Your entries on this page will be cleared.</Trans>
      </ConfirmDialog>
    </>
  );
};
