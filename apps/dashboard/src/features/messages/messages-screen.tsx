import { MESSAGE_SEARCH_MAX } from '@boostdesk/api-client/contract';
import { toVisible } from '@boostdesk/catalogs/text';
import { Card } from '@boostdesk/ui/card';
import { EmptyState } from '@boostdesk/ui/empty-state';
import { Page } from '@boostdesk/ui/page-layout';
import { Trans, useLingui } from '@lingui/react/macro';
import { FindField } from '../../shared/components/find-field.tsx';
import { useUrlState } from '../../shared/hooks/use-url-state.ts';
import { MessageResults } from '../../shared/message-search/message-results.tsx';
import { enterResults } from '../../shared/message-search/move-among-results.ts';
import { useMessageSearch } from '../../shared/message-search/use-message-search.ts';
import { useTitle } from '../../shared/title.ts';
import styles from './messages.module.css';

const codec = {
  parse: (params: URLSearchParams) => ({ find: (params.get('find') ?? '').slice(0, MESSAGE_SEARCH_MAX) }),
  serialize: ({ find }: { find: string }) => new URLSearchParams(find === '' ? {} : { find }),
};

/** /messages: search in all chats that the user may read. */
export const Component = () => {
  const { t } = useLingui();
  useTitle(t`Search messages`);
  const { state, change } = useUrlState(codec);
  const text = toVisible(state.find).trim();
  const query = useMessageSearch(text);
  return (
    <Page>
      <Card title={<Trans>Search messages</Trans>} isLined>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: ArrowDown leads from the field to the results */}
        <div onKeyDown={enterResults}>
          <div className={styles.field}>
            <FindField
              aria-label={t`Search messages`}
              placeholder={t`Search all chats`}
              value={state.find}
              maxLength={MESSAGE_SEARCH_MAX}
              onChange={(find) => change({ find }, { replace: true })}
            />
          </div>
          {text === '' ? (
            <EmptyState icon="message-square" title={<Trans>Find a message</Trans>}>
              <Trans>Search the chats you can read.</Trans>
            </EmptyState>
          ) : (
            <MessageResults query={query} text={text} />
          )}
        </div>
      </Card>
    </Page>
  );
};
