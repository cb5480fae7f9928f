import type { Translations } from '@boostdesk/ui/translations';
import { t } from '@lingui/core/macro';

const lists = (): Pick<Translations['screen'], 'table' | 'columns' | 'chip' | 'bulk'> => ({
  table: {
    selectAll: t`Select all`,
    selectRow: (name) => t`Select ${name}`,
    loading: t`Loading`,
    loadMore: t`Load more`,
  },
  columns: {
    button: t`Columns`,
    shown: t`Visible columns`,
    reset: t`Reset columns`,
    noRoom: t`Not enough space`,
    width: (column) => t`${column} column width`,
  },
  chip: { remove: (name) => t`Remove filter ${name}` },
  bulk: { selected: t`selected`, clear: t`Clear selection`, label: t`Selection` },
});

/** Translations of the components of screens. */
export const screenMessages = (): Translations['screen'] => ({
  ...lists(),
  boundary: {
    title: t`This section stopped working`,
    text: t`Everything else still works. Try again or come back later.`,
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
