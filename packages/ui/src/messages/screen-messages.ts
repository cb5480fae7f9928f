/** The English defaults of the parts that screens are made of; each is a prop, like those of `messages`. */
export const screenMessages = {
  table: {
    selectAll: 'Select all',
    selectRow: (name: string) => `Select ${name}`,
    loading: 'Loading',
    loadMore: 'Load more',
  },
  columns: {
    button: 'Columns',
    shown: 'Shown columns',
    reset: 'As it was',
    noRoom: 'No room at this width',
    width: (column: string) => `Width of ${column}`,
  },
  boundary: {
    title: 'This part failed',
    text: 'The rest still works. Try again, or come back later.',
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
