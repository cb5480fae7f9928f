import type { ContentPage } from '@boostdesk/api-client/contract';
import { createTextFinder } from '@boostdesk/search/text-finder';
import { Button } from '@boostdesk/ui/button';
import { Card } from '@boostdesk/ui/card';
import { EmptyState } from '@boostdesk/ui/empty-state';
import { Icon } from '@boostdesk/ui/icon';
import { findSections, Markdown, MarkdownContents } from '@boostdesk/ui/markdown';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { formatDate } from '../../../i18n/format.ts';
import { FindField } from '../../../shared/components/find-field.tsx';
import styles from '../content.module.css';

const FIND_MAX = 100;

export interface ReaderProps {
  readonly page: ContentPage;
  /** Null without permission to edit. */
  readonly onEdit: (() => void) | null;
}

/** The page with its contents, and a search that filters sections. */
export const Reader = ({ page, onEdit }: ReaderProps) => {
  const [params, setParams] = useSearchParams();
  const typed = (params.get('find') ?? '').slice(0, FIND_MAX);
  const change = (find: string) =>
    setParams(find.trim() === '' ? {} : { find }, { replace: true, preventScrollReset: true });
  const finder = useMemo(() => createTextFinder(typed), [typed]);
  const found = useMemo(() => findSections(page.text, finder.matches), [page.text, finder]);
  const prefix = `${page.slug}-`;
  return (
    <div className={styles.columns}>
      <Card>
        <div className={styles.tools}>
          <Find typed={typed} count={found.count} onChange={change} />
          {onEdit !== null && (
            <Button onPress={onEdit}>
              <Icon name="pencil" size={16} />
              <Trans>Edit</Trans>
            </Button>
          )}
        </div>
        <PhoneContents text={found.text} prefix={prefix} />
        {found.count === 0 ? (
          <NothingFound typed={typed} onShowAll={() => change('')} />
        ) : (
          <Markdown translate="yes" text={found.text} idPrefix={prefix} findHighlights={finder.rangesIn} />
        )}
        <WrittenBy page={page} />
      </Card>
      <MarkdownContents text={found.text} idPrefix={prefix} className={styles.wideContents} />
    </div>
  );
};

interface FindProps {
  readonly typed: string;
  readonly count: number;
  readonly onChange: (typed: string) => void;
}

const Find = ({ typed, count, onChange }: FindProps) => {
  const { t } = useLingui();
  return (
    <search className={styles.find}>
      <FindField
        aria-label={t`Search this page`}
        placeholder={t`Search this page`}
        value={typed}
        maxLength={FIND_MAX}
        onChange={onChange}
      />
      <span role="status" className={styles.note}>
        {typed === '' ? '' : plural(count, { one: '# section', other: '# sections' })}
      </span>
    </search>
  );
};

/** Collapsed, because the contents of a long page fill a phone screen. */
const PhoneContents = ({ text, prefix }: { readonly text: string; readonly prefix: string }) => (
  <details className={styles.phoneContents}>
    <summary>
      <Icon name="menu" size={16} />
      <Trans>Contents</Trans>
    </summary>
    <MarkdownContents text={text} idPrefix={prefix} />
  </details>
);

const NothingFound = ({ typed, onShowAll }: { readonly typed: string; readonly onShowAll: () => void }) => (
  <EmptyState
    headingLevel={2}
    title={<Trans>No results for “{typed}” on this page</Trans>}
    actions={
      <Button onPress={onShowAll}>
        <Trans>Show full page</Trans>
      </Button>
    }
  >
    <Trans>Try fewer or shorter words.</Trans>
  </EmptyState>
);

const WrittenBy = ({ page: { version, writer, writtenAt } }: Pick<ReaderProps, 'page'>) => {
  if (writtenAt === null) return null;
  const day = formatDate(writtenAt);
  const name = writer?.name;
  return (
    <p className={styles.writtenBy}>
      {name === undefined ? (
        <Trans>
          Version {version}, {day}
        </Trans>
      ) : (
        <Trans>
          Version {version}, {day}, by {name}
        </Trans>
      )}
    </p>
  );
};
