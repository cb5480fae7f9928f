import { blog, POST_MAX } from '@boostdesk/api-client/contract';
import { markdownToText } from '@boostdesk/ui/markdown';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { formatDate } from '../../i18n/format.ts';
import { AreaScreen } from '../../shared/area/area-screen.tsx';
import type { AreaView } from '../../shared/area/area-view.ts';
import { column } from '../../shared/area/columns.tsx';
import styles from '../../shared/area/row-text.module.css';
import { StateTag, type StateView } from '../../shared/components/state-tag.tsx';
import { type Post, useBlogApi } from './api.ts';

export function useBlog(): AreaView<Post> {
  const { t } = useLingui();
  const stateOf = ({ published }: Post): StateView =>
    published ? { label: t`Published`, tone: 'success' } : { label: t`Draft`, tone: 'warning' };
  return {
    name: blog.name,
    title: t`Blog`,
    icon: 'newspaper',
    api: useBlogApi(),
    columns: [
      column.text('title', t`Title`, (row) => row.title, {
        sort: 'title',
        width: 'minmax(180px, 1.4fr)',
        isRowHeader: true,
      }),
      column.id(t`ID`, { sort: 'id' }),
      column.text('text', t`Text`, (row) => markdownToText(row.text), { width: 'minmax(180px, 2fr)', priority: 3 }),
      column.name('writer', t`Author`, (row) => row.writer, { width: 'minmax(110px, 1fr)', priority: 2 }),
      column.date('createdAt', t`Created`, { width: '116px', priority: 4 }),
      column.date('publishedAt', t`Published`, { width: '116px', priority: 2 }),
      column.state(t`Status`, stateOf),
    ],
    filters: [{ name: 'published', label: t`Published` }],
    defaultSort: { sort: 'id', direction: 'descending' },
    searchHint: t`Text or author`,
    nameOf: (row) => row.title,
    card: (row) => (
      <span className={styles.card}>
        <StateTag {...stateOf(row)} />
        <span className={styles.muted}>{formatDate(row.publishedAt ?? row.createdAt)}</span>
      </span>
    ),
    form: [
      { name: 'title', label: t`Title`, kind: 'text' },
      {
        name: 'text',
        label: t`Markdown`,
        note: t`Up to ${plural(POST_MAX, { one: '# character', other: '# characters' })}`,
        kind: 'markdown',
      },
      { name: 'published', label: t`Published (visible to everyone as news)`, kind: 'flag' },
    ],
    newRow: { label: t`New post`, fields: { title: '', text: '', published: false } },
    deleteWarning: t`No one will be able to read this post any more. Its text stays in the site log.`,
    emptyText: t`Write a post. It stays a draft until you publish it.`,
  };
}

/** SPEC §2, /admin/blog: news posts. */
export const Component = () => <AreaScreen area={useBlog()} />;
