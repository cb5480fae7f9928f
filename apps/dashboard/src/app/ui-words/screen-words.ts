import type { Texts } from '@boostdesk/ui/translate';
import { t } from '@lingui/core/macro';

const lists = (): Pick<Texts['screen'], 'table' | 'columns' | 'chip' | 'bulk'> => ({
  table: {
    selectAll: t`Select all`,
    selectRow: (name) => t`Select ${name}`,
    loading: t`Loading`,
    loadMore: t`Load more`,
  },
  columns: {
    button: t`Columns`,
    shown: t`Shown columns`,
    reset: t`As it was`,
    noRoom: t`No room at this width`,
    width: (column) => t`Width of ${column}`,
  },
  chip: { remove: (name) => t`Remove filter ${name}` },
  bulk: { selected: t`selected`, clear: t`Clear selection`, label: t`Selection` },
});

/** What the parts of screens say by themselves. */
export const screenWords = (): Texts['screen'] => ({
  ...lists(),
  boundary: {
    title: t`This part failed`,
    text: t`The rest still works. Try again, or come back later.`,
    reference: (reference) => t`Reference ${reference}`,
  },
  shell: {
    main: t`Main`,
    skip: t`Skip to content`,
    openMenu: t`Open menu`,
    closeMenu: t`Close menu`,
    external: t`(opens the public site)`,
    site: t`Site`,
  },
});
