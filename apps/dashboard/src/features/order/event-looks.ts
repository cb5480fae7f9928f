import type { OrderEvent } from '@boostdesk/api-client/contract';
import type { IconName } from '@boostdesk/ui/icon';
import type { TimelineTone } from '@boostdesk/ui/timeline';

type Kind = OrderEvent['kind'];

export interface EventLook {
  readonly icon: IconName;
  readonly tone?: TimelineTone;
}

/** Icons and colours by event, or by code of a chat's system message. */
export const eventLooks: Readonly<Record<Kind, EventLook>> = {
  created: { icon: 'receipt' },
  paid: { icon: 'wallet' },
  locked_in: { icon: 'handshake', tone: 'accent' },
  paused: { icon: 'circle-pause' },
  unpaused: { icon: 'circle-play', tone: 'info' },
  progress: { icon: 'trending-up', tone: 'info' },
  progress_undone: { icon: 'undo' },
  credentials_saved: { icon: 'lock' },
  credentials_revealed: { icon: 'eye', tone: 'warning' },
  completed: { icon: 'circle-check', tone: 'success' },
  assigned: { icon: 'handshake', tone: 'accent' },
  unassigned: { icon: 'undo', tone: 'warning' },
  dropped: { icon: 'undo', tone: 'warning' },
  suspended: { icon: 'octagon-x', tone: 'danger' },
  resumed: { icon: 'circle-play', tone: 'info' },
  deadline_extended: { icon: 'calendar', tone: 'info' },
  cancelled: { icon: 'ban', tone: 'danger' },
  extra_paid: { icon: 'wallet', tone: 'success' },
  tipped: { icon: 'coins', tone: 'success' },
  rated: { icon: 'star' },
  dispute_opened: { icon: 'circle-alert', tone: 'danger' },
  dispute_dismissed: { icon: 'circle-check', tone: 'info' },
  dispute_refunded: { icon: 'wallet', tone: 'warning' },
  dispute_redone: { icon: 'undo', tone: 'warning' },
  guide_delivered: { icon: 'file-text', tone: 'success' },
  poked: { icon: 'bell', tone: 'warning' },
  contact_sent: { icon: 'message-square', tone: 'warning' },
  note_changed: { icon: 'pencil' },
  fined: { icon: 'ban', tone: 'warning' },
  fine_lifted: { icon: 'undo', tone: 'info' },
  progress_paid: { icon: 'wallet', tone: 'success' },
  price_changed: { icon: 'wallet', tone: 'warning' },
  share_changed: { icon: 'coins', tone: 'info' },
};

/** Matches look as they ended. */
export function lookOf({ kind, data }: OrderEvent): EventLook {
  if (kind === 'progress' && data.won === true) return { icon: 'trophy', tone: 'success' };
  if (kind === 'progress' && data.won === false) return { icon: 'trending-down', tone: 'danger' };
  return eventLooks[kind];
}
