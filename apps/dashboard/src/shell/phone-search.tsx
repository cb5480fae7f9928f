import { IconButton } from '@boostdesk/ui/button';
import { Icon } from '@boostdesk/ui/icon';
import { Modal } from '@boostdesk/ui/modal';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import styles from './phone-search.module.css';
import { Search } from './search.tsx';
import { useSearchOpener } from './search-keys.ts';
import { useAfterNavigation } from './use-after-navigation.ts';

/** On a phone the header has no room for the box: a button opens it. */
export const PhoneSearch = () => {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  useAfterNavigation(() => setOpen(false));
  useSearchOpener('sheet', () => {
    setOpen(true);
    return true;
  });
  return (
    <span className={styles.phoneOnly}>
      <IconButton variant="quiet" aria-label={t`Search`} onPress={() => setOpen(true)}>
        <Icon name="search" size={20} data-tour="search" />
      </IconButton>
      <Modal isOpen={isOpen} onOpenChange={setOpen} title={t`Search`} size="s">
        <div className={styles.box}>
          <Search isSheet onChosen={() => setOpen(false)} />
        </div>
      </Modal>
    </span>
  );
};
