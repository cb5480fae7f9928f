/** The payload of a push: the text of an alert (SPEC §8) and its order. */
export interface Push {
  readonly title: string;
  readonly body: string;
  /** A notification replaces an earlier one with the same tag. */
  readonly tag: string;
  readonly order: number | null;
  /** Number of unread messages; null when unknown. */
  readonly unread: number | null;
}

/** Shown for an unreadable push, because browsers require a notification per push. The product name needs no translation. */
const UNREADABLE: Push = {
  title: 'Boostdesk',
  body: '',
  tag: 'boostdesk',
  order: null,
  unread: null,
};

const countOf = (value: unknown): number | null => (Number.isSafeInteger(value) ? Number(value) : null);

const isNonEmptyText = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** Parses a push. Only the server can encrypt one for this browser, but it may run another version. */
export function parsePush(text: string | null): Push {
  try {
    const { title, body, tag, order, unread }: Record<string, unknown> = Object(JSON.parse(text ?? 'null'));
    if (!isNonEmptyText(title) || !isNonEmptyText(body) || !isNonEmptyText(tag)) return UNREADABLE;
    return { title, body, tag, order: countOf(order), unread: countOf(unread) };
  } catch {
    return UNREADABLE;
  }
}

/** The path that a click opens. It is built from the order number, because a push contains no URL. */
export const pathOf = ({ order }: Push): string => (order === null ? '/' : `/order/${order}`);
