import type { ChatMessage } from '@boostdesk/api-client/contract';
import { aMessage } from '@boostdesk/api-client/testing';

/** A system message in an order's chat, as the server sends it. */
export const paidMessage = (order: number, seq: number): ChatMessage =>
  aMessage({
    id: 100 + seq,
    order,
    seq,
    sender: null,
    clientId: null,
    body: '',
    code: 'paid',
    createdAt: '2026-01-01T00:00:00.000Z',
  });
