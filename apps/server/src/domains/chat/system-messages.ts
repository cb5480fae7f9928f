import { type ChatMessage, SYSTEM_CODES } from '@boostdesk/api-client/contract';

export type SystemCode = NonNullable<ChatMessage['code']>;
export type SystemMessageParams = ChatMessage['params'];

const codes: ReadonlySet<unknown> = new Set(SYSTEM_CODES);

export const isSystemCode = (value: unknown): value is SystemCode => codes.has(value);
