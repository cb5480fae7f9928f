import { purchaseLabel } from '@boostdesk/i18n/purchase-label';
import { EmptyState } from '@boostdesk/ui/empty-state';
import { Link } from '@boostdesk/ui/link';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useAtomValue } from '../../core/state.ts';
import { formatDateTime } from '../../i18n/format.ts';
import { actorAtom } from '../../session/session-atoms.ts';
import { ListEnd } from '../components/list-end.tsx';
import { QueryView } from '../components/query-view.tsx';
import { excerptOf } from './excerpt.ts';
import styles from './message-results.module.css';
import { moveAmongResults } from './move-among-results.ts';
import type { FoundMessage, MessageSearchQuery } from './use-message-search.ts';

interface ResultsProps {
  readonly query: MessageSearchQuery;
  readonly text: string;
  /** Shows a message of this chat. @default results lead to their order, whose number they show */
  readonly onPick?: (message: FoundMessage) => void;
}

/** The text in one element: a browser that translates the page moves text nodes, which React could not remove. */
const Excerpt = ({ body, text }: { readonly body: string; readonly text: string }) => (
  <bdi key={`${text}/${body}`} className={styles.text}>
    {excerptOf(body, text).map(({ at, text: part, isMatch }) => (isMatch ? <mark key={at}>{part}</mark> : part))}
  </bdi>
);

interface ResultProps extends Pick<ResultsProps, 'text' | 'onPick'> {
  readonly message: FoundMessage;
}

const Result = ({ message, text, onPick }: ResultProps) => {
  const self = useAtomValue(actorAtom).id;
  const { order, seq, purchase, sender, createdAt, body } = message;
  const content: ReactNode = (
    <>
      <span className={styles.facts}>
        <span className={styles.author}>
          {onPick === undefined && (
            <>
              <bdi>{`#${order}`}</bdi> {purchaseLabel(purchase)} ·{' '}
            </>
          )}
          {sender.id === self ? <Trans>You</Trans> : <bdi>{sender.name}</bdi>}
        </span>
        <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>
      </span>
      <Excerpt body={body} text={text} />
    </>
  );
  return (
    <li className={styles.row}>
      {onPick === undefined ? (
        <Link
          href={`/order/${order}?tab=chat&message=${seq}`}
          variant="plain"
          className={styles.result ?? ''}
          data-result=""
        >
          {content}
        </Link>
      ) : (
        <button type="button" className={styles.result} data-result="" onClick={() => onPick(message)}>
          {content}
        </button>
      )}
    </li>
  );
};

function countLabel(count: number, hasMore: boolean): string {
  if (count === 0) return t`No results`;
  return hasMore
    ? plural(count, { one: 'More than # result', other: 'More than # results' })
    : plural(count, { one: '# result', other: '# results' });
}

/** Results of a message search: loading, failed, none or a list, whose number is announced. The arrow keys move in it. */
export const MessageResults = ({ query, text, onPick }: ResultsProps) => {
  const { data, hasNextPage } = query;
  const count = data?.length ?? 0;
  return (
    <div className={styles.results}>
      <p role="status" className={styles.count}>
        {data && countLabel(count, hasNextPage)}
      </p>
      <QueryView query={query} failed={<Trans>Couldn’t search the messages.</Trans>}>
        {(messages) =>
          messages.length === 0 ? (
            <EmptyState icon="search" title={<Trans>No messages found</Trans>}>
              <Trans>Messages must contain all words. The last word may be incomplete.</Trans>
            </EmptyState>
          ) : (
            <>
              <ul className={styles.list} onKeyDown={moveAmongResults}>
                {messages.map((message) => (
                  <Result key={message.id} message={message} text={text} {...(onPick && { onPick })} />
                ))}
              </ul>
              <ListEnd query={query} count={count} />
            </>
          )
        }
      </QueryView>
    </div>
  );
};
