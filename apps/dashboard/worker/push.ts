/** What the server sends of an alert: the words of SPEC §8 and the order that they speak of. */
export interface Push {
  readonly title: string;
  readonly body: string;
  /** A later one of the same tag takes its place. */
  readonly tag: string;
  readonly order: number | null;
  /** How many messages are unread; null where it is not known. */
  readonly unread: number | null;
}

/** A browser asks that every push shows something: of one that cannot be read the name, which is the same in every language. */
const UNREADABLE: Push = {
  title: 'Boostdesk',
  body: '',
  tag: 'boostdesk',
  order: null,
  unread: null,
};

const countOf = (value: unknown): number | null => (Number.isSafeInteger(value) ? Number(value) : null);

const isNonEmptyText = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** The server is the only one who can seal a push for this browser; it may still be of another version. */
export function parsePush(text: string | null): Push {
  try {
    const { title, body, tag, order, unread }: Record<string, unknown> = Object(JSON.parse(text ?? 'null'));
    if (!isNonEmptyText(title) || !isNonEmptyText(body) || !isNonEmptyText(tag)) return UNREADABLE;
    return { title, body, tag, order: countOf(order), unread: countOf(unread) };
  } catch {
    return UNREADABLE;
  }
}

/** Where a press on it leads. Made from the number alone: no address comes with a push. */
export const pathOf = ({ order }: Push): string => (order === null ? '/' : `/order/${order}`);
