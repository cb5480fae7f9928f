import type { Translations } from '@boostdesk/ui/translations';
import { plural, t } from '@lingui/core/macro';

const chat = (): Translations['detail']['chat'] => ({
  log: t`Messages`,
  today: t`Today`,
  yesterday: t`Yesterday`,
  unread: (count) => plural(count, { one: '# new', other: '# new' }),
  arrived: (count) => plural(count, { one: '# new message', other: '# new messages' }),
  waiting: t`Waiting to send`,
  sent: t`Sent`,
  delivered: t`Delivered`,
  seen: t`Seen`,
  failed: t`Not sent`,
  retry: t`Try again`,
  discard: t`Discard`,
  reply: t`Reply to this message`,
  you: t`You`,
  inReplyTo: t`In reply to`,
  jump: t`Jump to latest`,
  jumpNew: (count) => plural(count, { one: '# new message, jump to latest', other: '# new messages, jump to latest' }),
  older: t`Loading older messages`,
  loadOlder: t`Load older messages`,
  empty: t`No messages yet`,
});

const secret = (): Translations['detail']['secret'] => ({
  seconds: (seconds) => t`${seconds} s`,
  reveal: (label, seconds) => t`Show ${label} for ${seconds} s`,
  hide: (label, seconds) => t`Hide ${label} (hides automatically in ${seconds} s)`,
  copy: (label) => t`Copy ${label}`,
  copied: t`Copied`,
  copyFailed: t`Couldn’t copy`,
  masked: t`hidden`,
  failed: t`Couldn’t show this`,
});

/** Translations of the components of detail screens. */
export const detailMessages = (): Translations['detail'] => ({
  climb: { start: t`Start`, target: t`Target` },
  matches: { won: t`won`, lost: t`lost`, open: t`not played yet` },
  matchLetters: {
    won: t({ message: 'W', context: 'a match that was won, one letter' }),
    lost: t({ message: 'L', context: 'a match that was lost, one letter' }),
  },
  chart: { viewTable: t`View as table`, viewChart: t`View as chart` },
  rankChart: { time: t`Time`, rank: t`Rank`, now: t`Now`, deadline: t`Deadline` },
  chat: chat(),
  composer: { message: t`Message`, send: t`Send`, cancelReply: t`Cancel reply` },
  secret: secret(),
  markdown: { contents: t`Contents`, outside: t`(external site)` },
  stars: { of: (value, max) => t`${value} out of ${max}`, label: t`Rating` },
  pictureStrip: { uploading: t`Uploading`, cancel: t`Cancel upload` },
  pictureViewer: {
    position: (index, count) => t`${index} of ${count}`,
    previous: t`Previous picture`,
    next: t`Next picture`,
    zoomIn: t`Zoom in`,
    zoomOut: t`Zoom out`,
    fit: t`Fit to screen`,
  },
  pictureAttachments: {
    list: t`Attached pictures`,
    alt: (position) => t`Description of picture ${position}`,
    altHint: t`Describe the picture (optional)`,
    remove: (position) => t`Remove picture ${position}`,
  },
  fileDrop: {
    choose: t`Choose a picture`,
    drop: t`or drop it here`,
    remove: t`Remove picture`,
    tooLarge: (limit) => t`The picture must be smaller than ${limit}`,
    wrongKind: t`This file type isn’t supported`,
  },
});
