import type { Texts } from '@boostdesk/ui/translate';
import { plural, t } from '@lingui/core/macro';

const chat = (): Texts['detail']['chat'] => ({
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

const secret = (): Texts['detail']['secret'] => ({
  seconds: (seconds) => t`${seconds} s`,
  reveal: (label, seconds) => t`Show ${label} for ${seconds} s`,
  hide: (label, seconds) => t`Hide ${label}, hidden in ${seconds} s`,
  copy: (label) => t`Copy ${label}`,
  copied: t`Copied`,
  copyFailed: t`Could not be copied`,
  masked: t`hidden`,
  failed: t`Could not be shown`,
});

/** What the parts that show one thing in full say by themselves. */
export const detailWords = (): Texts['detail'] => ({
  climb: { start: t`Start`, target: t`Target` },
  matches: { won: t`won`, lost: t`lost`, open: t`to play` },
  matchLetters: {
    won: t({ message: 'W', context: 'a match that was won, one letter' }),
    lost: t({ message: 'L', context: 'a match that was lost, one letter' }),
  },
  chart: { viewTable: t`View as table`, viewChart: t`View as chart` },
  rankChart: { time: t`Time`, rank: t`Rank`, now: t`Now`, deadline: t`Deadline` },
  chat: chat(),
  composer: { message: t`Message`, send: t`Send` },
  secret: secret(),
  markdown: { contents: t`Contents`, outside: t`(another site)` },
  stars: { of: (value, max) => t`${value} of ${max}`, label: t`Rating` },
  fileDrop: {
    choose: t`Choose a picture`,
    drop: t`or drop it here`,
    remove: t`Remove picture`,
    tooLarge: (limit) => t`The picture is larger than ${limit}`,
    wrongKind: t`This kind of file is not taken`,
  },
});
