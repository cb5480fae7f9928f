/**
 * The English defaults of the parts that show one thing in full: its talk, charts, files and secrets. Kept apart, so that a first
 * page of lists does not bring them.
 */
export const detailMessages = {
  climb: { start: 'Start', target: 'Target' },
  matches: { won: 'won', lost: 'lost', open: 'not played yet' },
  /** One letter each. */
  matchLetters: { won: 'W', lost: 'L' },
  chart: { viewTable: 'View as table', viewChart: 'View as chart' },
  rankChart: { time: 'Time', rank: 'Rank', now: 'Now', deadline: 'Deadline' },
  chat: {
    log: 'Messages',
    today: 'Today',
    yesterday: 'Yesterday',
    unread: (count: number) => `${count} new`,
    waiting: 'Waiting to send',
    sent: 'Sent',
    delivered: 'Delivered',
    seen: 'Seen',
    failed: 'Not sent',
    retry: 'Try again',
    discard: 'Discard',
    jump: 'Jump to latest',
    jumpNew: (count: number) => `${count} new ${count === 1 ? 'message' : 'messages'}, jump to latest`,
    older: 'Loading older messages',
    loadOlder: 'Load older messages',
    empty: 'No messages yet',
  },
  composer: { message: 'Message', send: 'Send' },
  secret: {
    seconds: (seconds: number) => `${seconds} s`,
    reveal: (label: string, seconds: number) => `Show ${label} for ${seconds} s`,
    hide: (label: string, seconds: number) => `Hide ${label} (hides automatically in ${seconds} s)`,
    copy: (label: string) => `Copy ${label}`,
    copied: 'Copied',
    copyFailed: 'Couldn’t copy',
    masked: 'hidden',
    failed: 'Couldn’t show this',
  },
  markdown: { contents: 'Contents', outside: '(external site)' },
  stars: { of: (value: string, max: number) => `${value} out of ${max}`, label: 'Rating' },
  fileDrop: {
    choose: 'Choose a picture',
    drop: 'or drop it here',
    remove: 'Remove picture',
    tooLarge: (limit: string) => `The picture must be smaller than ${limit}`,
    wrongKind: 'This file type isn’t supported',
  },
} as const;
