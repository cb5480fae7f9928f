import { type RefObject, useEffect, useRef, useState } from 'react';
import type { ChatEntry, ChatLabels, Delivery } from './chat-entry.ts';
import { findNewEntries } from './use-stick-to-bottom.ts';

/** A text for screen readers; the next one has another id, also when it is the same text. */
export interface ChatNews {
  readonly id: number;
  readonly text: string;
}

const noNews: ChatNews = { id: 0, text: '' };

/** Then it is removed, because some screen readers read a live region again when a dialog over the page closes. */
const SPOKEN_MS = 5000;
/** More entries at once are only counted. */
const MAX_READ = 3;

type Known = ReadonlyMap<string, Delivery | undefined>;

const deliveryOf = (entry: ChatEntry): Delivery | undefined =>
  entry.kind === 'message' && entry.isOwn ? entry.delivery : undefined;

/** What an entry shows: its text and the descriptions of its pictures. */
function readEntry(box: HTMLElement, entry: ChatEntry): string {
  const item = box.querySelector(`[data-entry="${CSS.escape(entry.id)}"]`);
  if (item === null) return '';
  if (entry.kind === 'system') return item.textContent;
  const pictures = [...item.querySelectorAll('img')].map(({ alt }) => alt);
  const text = item.querySelector('.bd-chat__bubble')?.textContent ?? '';
  const content = [text, ...pictures].filter((part) => part !== '').join(', ');
  return entry.author === undefined || content === '' ? content : `${entry.author}: ${content}`;
}

/** Results of own messages that were waiting. */
function readDeliveries(known: Known, entries: readonly ChatEntry[], labels: ChatLabels): string[] {
  const results = entries.filter(({ id }) => known.get(id) === 'waiting').map(deliveryOf);
  const isSent = results.some((delivery) => delivery !== undefined && !['waiting', 'failed'].includes(delivery));
  return [...(isSent ? [labels.sent] : []), ...(results.includes('failed') ? [labels.failed] : [])];
}

/**
 * What screen readers are to say of the thread: entries that arrive, and whether own messages were sent. Older ones that
 * load are silent.
 */
export function useChatNews(
  box: RefObject<HTMLElement | null>,
  entries: readonly ChatEntry[],
  labels: ChatLabels,
  hasNewer: boolean,
): ChatNews {
  const [news, setNews] = useState(noNews);
  const known = useRef<Known | null>(null);
  const wasPartial = useRef(hasNewer);
  useEffect(() => {
    const before = known.current;
    known.current = new Map(entries.map((entry) => [entry.id, deliveryOf(entry)]));
    // Pages that were missing below bring no news.
    const isNews = before !== null && !wasPartial.current;
    wasPartial.current = hasNewer;
    if (!isNews || box.current === null) return;
    const element = box.current;
    const added = before.size === 0 ? entries : findNewEntries(new Set(before.keys()), entries);
    const others = added.filter((entry) => entry.kind === 'system' || !entry.isOwn);
    const read =
      others.length > MAX_READ ? [labels.arrived(others.length)] : others.map((one) => readEntry(element, one));
    const said = [...readDeliveries(before, entries, labels), ...read].filter((text) => text !== '');
    if (said.length > 0) setNews(({ id }) => ({ id: id + 1, text: said.join('. ') }));
  }, [box, entries, labels, hasNewer]);
  useEffect(() => {
    if (news.text === '') return;
    const timer = setTimeout(() => setNews(({ id }) => ({ id, text: '' })), SPOKEN_MS);
    return () => clearTimeout(timer);
  }, [news]);
  return news;
}
