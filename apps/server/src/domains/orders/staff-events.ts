import type { OrderEvent } from '@boostdesk/api-client/contract';

/**
 * Kinds of events that staff alone see: their own notes, fines and payments, and which messages had personal details, as
 * the sender would learn what the stored ones are.
 */
export const staffEventKinds = [
  'contact_sent',
  'note_changed',
  'fined',
  'fine_lifted',
  'progress_paid',
] as const satisfies readonly OrderEvent['kind'][];

export type StaffEventKind = (typeof staffEventKinds)[number];

export const isForStaff = ({ kind }: Pick<OrderEvent, 'kind'>): boolean =>
  staffEventKinds.some((staffKind) => staffKind === kind);
