import { can } from '@boostdesk/auth';
import { Button } from '@boostdesk/ui/button';
import { Card } from '@boostdesk/ui/card';
import { EmptyState } from '@boostdesk/ui/empty-state';
import { Icon } from '@boostdesk/ui/icon';
import { Page } from '@boostdesk/ui/page-layout';
import { Skeleton } from '@boostdesk/ui/skeleton';
import { Trans, useLingui } from '@lingui/react/macro';
import { Suspense } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { lazyComponent } from '../../core/lazy.ts';
import { useAtomValue } from '../../core/state.ts';
import type { QueryDeps } from '../../data/api-query.ts';
import { actorAtom } from '../../session/session-atoms.ts';
import { LoadError } from '../../shared/components/load-error.tsx';
import { useTitle } from '../../shared/title.ts';
import { prefetchContentPage, type Slug, useContentPage } from './api.ts';
import { Reader } from './components/reader.tsx';
import styles from './content.module.css';

const Editor = lazyComponent(async () => (await import('./components/editor.tsx')).Editor);

/** Both URLs use this screen. Case-insensitive, like the router. */
const slugOf = (pathname: string): Slug => (/^\/faq/i.test(pathname) ? 'faq' : 'rules');

export const prefetch = (asker: QueryDeps, address: URL): void => prefetchContentPage(asker, slugOf(address.pathname));

/** SPEC §2, /rules and /faq: a Markdown page to read and search, which admins can edit. The URL contains the search text. */
export const Component = () => {
  const { t } = useLingui();
  const slug = slugOf(useLocation().pathname);
  useTitle(slug === 'faq' ? t`FAQ` : t`Rules`);
  const { data, error, refetch } = useContentPage(slug);
  const [params, setParams] = useSearchParams();
  const mayEdit = can('contentPage.edit', useAtomValue(actorAtom));
  const isEditing = mayEdit && params.has('edit');
  const edit = mayEdit ? () => setParams({ edit: '' }) : null;
  const read = () => setParams({});

  if (data === undefined) {
    return (
      <Page>
        <Card>{error === null ? <TextSkeleton /> : <LoadError error={error} onRetry={refetch} />}</Card>
      </Page>
    );
  }
  return (
    <Page>
      {isEditing ? (
        <Suspense fallback={<TextSkeleton />}>
          <Editor key={slug} page={data.page} onDone={read} />
        </Suspense>
      ) : (
        <PageContent key={slug} page={data.page} onEdit={edit} />
      )}
    </Page>
  );
};

type PageContentProps = Parameters<typeof Reader>[0];

const PageContent = ({ page, onEdit }: PageContentProps) => {
  if (page.text !== '') return <Reader page={page} onEdit={onEdit} />;
  return (
    <Card>
      <EmptyState
        icon="file-text"
        headingLevel={2}
        title={<Trans>This page is empty</Trans>}
        actions={
          onEdit === null ? undefined : (
            <Button variant="primary" onPress={onEdit}>
              <Icon name="pencil" size={16} />
              <Trans>Write page</Trans>
            </Button>
          )
        }
      >
        <Trans>An admin needs to write this page first.</Trans>
      </EmptyState>
    </Card>
  );
};

const LINES = ['38%', '92%', '86%', '90%', '44%', '24%', '88%', '93%', '71%'];

const TextSkeleton = () => {
  const { t } = useLingui();
  return (
    <div role="status" aria-label={t`Loading`} className={styles.toCome}>
      {LINES.map((width) => (
        <Skeleton key={width} width={width} height="14px" />
      ))}
    </div>
  );
};
