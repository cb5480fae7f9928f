/** English defaults of common components. */
export const screenMessages = {
  table: {
    selectAll: 'Select all',
    selectRow: (name: string) => `Select ${name}`,
    loading: 'Loading',
    loadMore: 'Load more',
  },
  columns: {
    button: 'Columns',
    shown: 'Visible columns',
    reset: 'Reset columns',
    noRoom: 'Not enough space',
    width: (column: string) => `${column} column width`,
  },
  boundary: {
    title: 'This section stopped working',
    text: 'Everything else still works. Try again or come back later.',
    reference: (code: string | number) => `Reference ${code}`,
  },
  chip: { remove: (name: string) => `Remove filter ${name}` },
  shell: {
    main: 'Main',
    skip: 'Skip to content',
    openMenu: 'Open menu',
    closeMenu: 'Close menu',
    external: '(opens the public site)',
    site: 'Site',
  },
  bulk: { selected: 'selected', clear: 'Clear selection', label: 'Selection' },
} as const;
