import { type RefObject, useEffect, useRef, useState } from 'react';
import type { ChatEntry, ChatLabels, Delivery } from './chat-entry.ts';
import { findNewEntries } from './use-stick-to-bottom.ts';

/** Then it is removed, because some screen readers read a live region again when a dialog over the page closes. */
const SPOKEN_MS = 5000;
/** More entries at once are only counted. */
const MAX_READ = 3;

type Known = ReadonlyMap<string, Delivery | undefined>;

const deliveryOf = (entry: ChatEntry): Delivery | undefined =>
  entry.kind === 'message' && entry.isOwn ? entry.delivery : undefined;

/** What an entry shows: its text, or the descriptions of its pictures. */
function readEntry(box: HTMLElement, entry: ChatEntry): string {
  const item = box.querySelector(`[data-entry="${CSS.escape(entry.id)}"]`);
  if (item === null) return '';
  if (entry.kind === 'system') return item.textContent;
  const pictures = [...item.querySelectorAll('img')].map(({ alt }) => alt);
  const content = item.querySelector('.bd-chat__bubble')?.textContent ?? pictures.join(', ');
  return entry.author === undefined ? content : `${entry.author}: ${content}`;
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
): string {
  const [news, setNews] = useState('');
  const known = useRef<Known>(new Map());
  const wasPartial = useRef(hasNewer);
  useEffect(() => {
    const before = known.current;
    known.current = new Map(entries.map((entry) => [entry.id, deliveryOf(entry)]));
    // Pages that were missing below bring no news.
    const isNews = !wasPartial.current;
    wasPartial.current = hasNewer;
    if (!isNews || box.current === null) return;
    const element = box.current;
    const added = findNewEntries(new Set(before.keys()), entries).filter((entry) => deliveryOf(entry) === undefined);
    const read = added.length > MAX_READ ? [labels.unread(added.length)] : added.map((one) => readEntry(element, one));
    const said = [...readDeliveries(before, entries, labels), ...read].filter((text) => text !== '');
    if (said.length > 0) setNews(said.join('. '));
  }, [box, entries, labels, hasNewer]);
  useEffect(() => {
    if (news === '') return;
    const timer = setTimeout(() => setNews(''), SPOKEN_MS);
    return () => clearTimeout(timer);
  }, [news]);
  return news;
}
