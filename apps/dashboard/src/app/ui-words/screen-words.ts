import type { Texts } from '@boostdesk/ui/translate';
import { plural, t } from '@lingui/core/macro';

const chat = (): Texts['screen']['chat'] => ({
  log: t`Messages`,
  today: t`Today`,
  yesterday: t`Yesterday`,
  unread: (count) => plural(count, { one: '# new', other: '# new' }),
  waiting: t`Waiting to be sent`,
  sent: t`Sent`,
  delivered: t`Delivered`,
  seen: t`Seen`,
  failed: t`Not sent`,
  retry: t`Try again`,
  discard: t`Discard`,
  jump: t`Jump to newest`,
  jumpNew: (count) => plural(count, { one: '# new, jump to newest', other: '# new, jump to newest' }),
  older: t`Loading older messages`,
  loadOlder: t`Load older messages`,
  empty: t`No messages yet`,
});

const secret = (): Texts['screen']['secret'] => ({
  seconds: (seconds) => t`${seconds} s`,
  reveal: (label, seconds) => t`Show ${label} for ${seconds} s`,
  hide: (label, seconds) => t`Hide ${label}, hidden in ${seconds} s`,
  copy: (label) => t`Copy ${label}`,
  copied: t`Copied`,
  copyFailed: t`Could not be copied`,
  masked: t`hidden`,
  failed: t`Could not be shown`,
});

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
    width: (column) => t`Width of ${column}`,
  },
  chip: { remove: (name) => t`Remove filter ${name}` },
  bulk: { selected: t`selected`, clear: t`Clear selection`, label: t`Selection` },
});

/** What the parts of screens say by themselves. */
export const screenWords = (): Texts['screen'] => ({
  climb: { start: t`Start`, target: t`Target` },
  matches: { won: t`won`, lost: t`lost`, open: t`to play` },
  chart: { viewTable: t`View as table`, viewChart: t`View as chart` },
  rankChart: { time: t`Time`, rank: t`Rank`, now: t`Now`, deadline: t`Deadline` },
  chat: chat(),
  composer: { message: t`Message`, send: t`Send` },
  secret: secret(),
  ...lists(),
  boundary: {
    title: t`This part failed`,
    text: t`The rest still works. Try again, or come back later.`,
    reference: (reference) => t`Reference ${reference}`,
  },
  markdown: { contents: t`Contents`, outside: t`(another site)` },
  stars: { of: (value, max) => t`${value} of ${max}`, label: t`Rating` },
  fileDrop: {
    choose: t`Choose a picture`,
    drop: t`or drop it here`,
    remove: t`Remove picture`,
    tooLarge: (limit) => t`The picture is larger than ${limit}`,
    wrongKind: t`This kind of file is not taken`,
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
