import type { OrderView } from '@boostdesk/api-client/contract';
import { expandReply } from '@boostdesk/catalogs/rules';
import { createIndex } from '@boostdesk/search';
import { Link } from '@boostdesk/ui/link';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { type RefObject, useEffect, useMemo, useState } from 'react';
import { VisuallyHidden } from 'react-aria-components/VisuallyHidden';
import { useAtomValue } from '../../../../core/state.ts';
import { toasts } from '../../../../core/toasts.ts';
import { useApiQuery } from '../../../../data/api-query.ts';
import { keys as queryKeys } from '../../../../data/query-client.ts';
import { actorAtom, userInfoAtom } from '../../../../session/session-atoms.ts';
import { type QuickReply, useQuickRepliesApi } from '../../../../shared/quick-replies/api.ts';
import styles from './quick-replies.module.css';
import { readReplyPictures } from './read-reply-pictures.ts';
import { replyValues } from './reply-values.ts';
import { SuggestionList } from './suggestion-list.tsx';

/** Handles a key of the field; returns whether the list used it. */
export type HandleKey = (key: string) => boolean;

interface QuickReplyListProps {
  readonly id: string;
  /** Typed after the `/`. */
  readonly query: string;
  readonly order: OrderView;
  readonly keys: RefObject<HandleKey | null>;
  readonly onActive: (optionId: string | undefined) => void;
  /** Replaces the typed shortcut. */
  readonly onInsert: (text: string) => void;
  /** Called with the pictures while they are fetched, so that the message can wait for them. */
  readonly onFiles: (files: Promise<readonly File[]>) => void;
}

const noReplies: readonly QuickReply[] = [];
const ALL = { limit: 500, sort: 'shortcut', direction: 'ascending' } as const;

/** Personal ones first, each group by shortcut. */
const ownFirst = (replies: readonly QuickReply[]): readonly QuickReply[] =>
  [...replies].sort((one, other) => Number(other.audience === 'own') - Number(one.audience === 'own'));

function useMatches(replies: readonly QuickReply[], query: string): readonly QuickReply[] {
  const index = useMemo(
    () =>
      createIndex(
        replies.map((reply) => ({ label: reply.shortcut, url: `${reply.id}`, aliases: [reply.title], reply })),
      ),
    [replies],
  );
  return useMemo(
    () => (query === '' ? ownFirst(replies) : index.find(query).map(({ entry }) => entry.reply)),
    [index, query, replies],
  );
}

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

interface ListNoteProps {
  readonly isLoading: boolean;
  readonly isFailed: boolean;
  readonly onRetry: () => void;
  readonly children: string;
}

/** Why the list is empty. */
const ListNote = ({ isLoading, isFailed, onRetry, children }: ListNoteProps) => {
  if (isFailed)
    return (
      <p className={styles.hint}>
        <Trans>Couldn’t load the quick replies.</Trans>{' '}
        <button type="button" className={styles.retry} onClick={onRetry}>
          <Trans>Try again</Trans>
        </button>
      </p>
    );
  return <p className={styles.hint}>{isLoading ? <Trans>Loading…</Trans> : children}</p>;
};

/** Lists the quick replies that match the typed text, above the composer. */
export const QuickReplyList = ({ id, query, order, keys, onActive, onInsert, onFiles }: QuickReplyListProps) => {
  const { t } = useLingui();
  const actor = useAtomValue(actorAtom);
  const { name } = useAtomValue(userInfoAtom);
  const api = useQuickRepliesApi();
  const { data, error, refetch } = useApiQuery({
    key: queryKeys.areaPage('quickreplies', ALL),
    fetch: (signal, quiet) => api.getPage(ALL, { signal, quiet }),
  });
  const matches = useMatches(data?.items ?? noReplies, query);
  const [chosen, setChosen] = useState<number>();
  const active = matches.find((reply) => reply.id === chosen) ?? matches[0];
  const optionId = active && `${id}-${active.id}`;
  const retry = () => void refetch();
  const values = replyValues(order, actor, name);

  async function insert({ text, pictures }: QuickReply): Promise<void> {
    onInsert(expandReply(text, values));
    if (pictures.length === 0) return;
    const files = readReplyPictures(pictures);
    onFiles(files);
    try {
      await files;
    } catch {
      void toasts.add({
        title: t`Error`,
        message: t`Couldn’t add the pictures of the quick reply. Add them yourself or insert it again.`,
        style: 'error',
      });
    }
  }

  const handleKey = (key: string): boolean => {
    if (active === undefined) return false;
    if (key === 'Enter' || key === 'Tab') {
      void insert(active);
      return true;
    }
    const step = steps[key];
    if (step === undefined) return false;
    const place = matches.indexOf(active) + step;
    setChosen(matches[(place + matches.length) % matches.length]?.id);
    return true;
  };

  useEffect(() => {
    // Until the list is fetched, Enter waits for it.
    keys.current = data === undefined && error === null ? null : handleKey;
    return () => {
      keys.current = null;
    };
  });
  useEffect(() => onActive(optionId), [onActive, optionId]);

  const count = plural(matches.length, { one: '# quick reply', other: '# quick replies' });
  return (
    <>
      <VisuallyHidden elementType="p" role="status">
        {data !== undefined && (matches.length === 0 ? t`No quick reply matches` : count)}
      </VisuallyHidden>
      <SuggestionList
        id={id}
        label={t`Quick replies`}
        suggestions={matches.map((reply) => ({
          id: reply.id,
          title: reply.title,
          hint: reply.pictures.length === 0 ? `/${reply.shortcut}` : t`/${reply.shortcut} · with pictures`,
          text: expandReply(reply.text, values),
        }))}
        active={active?.id}
        onActiveChange={setChosen}
        onChoose={(picked) => {
          const reply = matches.find((one) => one.id === picked);
          if (reply !== undefined) void insert(reply);
        }}
        note={
          matches.length === 0 && (
            <ListNote isLoading={data === undefined && error === null} isFailed={error !== null} onRetry={retry}>
              {query === '' ? t`No quick replies yet.` : t`No quick reply matches`}
            </ListNote>
          )
        }
        footer={
          <Link href="/quickreplies">
            <Trans>Manage quick replies</Trans>
          </Link>
        }
      />
    </>
  );
};
