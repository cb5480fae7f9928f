import { IconButton } from '@boostdesk/ui/button';
import { Icon } from '@boostdesk/ui/icon';
import { Modal } from '@boostdesk/ui/modal';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useSearchOpener } from './search-keys.ts';
import styles from './search-sheet.module.css';

export interface SearchSheetProps {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly children: ReactNode;
}

/** Button and sheet of the search on a phone. */
export const SearchSheet = ({ isOpen, onOpenChange, children }: SearchSheetProps) => {
  const { t } = useLingui();
  useSearchOpener('sheet', () => {
    onOpenChange(true);
    return true;
  });
  return (
    <span className={styles.phoneOnly}>
      <IconButton variant="quiet" aria-label={t`Search`} onPress={() => onOpenChange(true)}>
        <Icon name="search" size={20} data-tour="search" />
      </IconButton>
      <Modal isOpen={isOpen} onOpenChange={onOpenChange} title={t`Search`} size="s">
        <div className={styles.box}>{children}</div>
      </Modal>
    </span>
  );
};
