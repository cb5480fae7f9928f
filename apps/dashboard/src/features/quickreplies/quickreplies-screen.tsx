import { quickreplies } from '@boostdesk/api-client/contract';
import { can, isStaff } from '@boostdesk/auth';
import { replyAudiences } from '@boostdesk/catalogs/rules';
import { useLingui } from '@lingui/react/macro';
import { lazyComponent } from '../../core/lazy.ts';
import { useAtomValue } from '../../core/state.ts';
import { actorAtom } from '../../session/session-atoms.ts';
import { AreaScreen } from '../../shared/area/area-screen.tsx';
import type { AreaField, AreaView } from '../../shared/area/area-view.ts';
import { column } from '../../shared/area/columns.tsx';
import styles from '../../shared/area/row-text.module.css';
import { type QuickReply, useQuickRepliesApi } from '../../shared/quick-replies/api.ts';

const ReplyPanel = lazyComponent(async () => (await import('./components/reply-panel.tsx')).ReplyPanel);
const ReplyPreview = lazyComponent(async () => (await import('./components/reply-preview.tsx')).ReplyPreview);

export function useQuickReplies(): AreaView<QuickReply> {
  const { t } = useLingui();
  const actor = useAtomValue(actorAtom);
  const labels: Readonly<Record<QuickReply['audience'], string>> = {
    own: t`Only me`,
    staff: t`Staff`,
    boosters: t`Staff and boosters`,
  };
  const audiences = replyAudiences.map((id) => ({ id, label: labels[id] }));
  const text: AreaField[] = [
    { name: 'title', label: t`Title`, kind: 'text' },
    {
      name: 'shortcut',
      label: t`Shortcut`,
      note: t`Typed after / in a chat. Letters, digits, hyphens or underscores.`,
      kind: 'text',
    },
    { name: 'text', label: t`Message`, kind: 'longText' },
  ];
  const form: AreaField[] = isStaff(actor)
    ? [...text, { name: 'audience', label: t`Visible to`, kind: 'choice', options: audiences }]
    : text;
  const subjectOf = ({ owner, audience }: QuickReply) => ({ ownerId: owner.id, audience });
  return {
    name: quickreplies.name,
    title: t`Quick replies`,
    icon: 'message-square',
    api: useQuickRepliesApi(),
    columns: [
      column.text('title', t`Title`, (row) => row.title, {
        sort: 'title',
        width: 'minmax(140px, 1fr)',
        isRowHeader: true,
      }),
      column.text('shortcut', t`Shortcut`, (row) => `/${row.shortcut}`, {
        sort: 'shortcut',
        width: 'minmax(100px, 1fr)',
      }),
      column.text('text', t`Message`, (row) => row.text, { width: 'minmax(180px, 3fr)', priority: 2 }),
      column.text('audience', t`Visible to`, (row) => labels[row.audience], { width: '150px', priority: 2 }),
      column.text('pictures', t`Pictures`, (row) => `${row.pictures.length}`, { width: '96px', priority: 4 }),
      column.name('owner', t`Created by`, (row) => row.owner, { priority: 3 }),
      column.date('createdAt', t`Created`, { isHidden: true }),
      column.id(t`ID`, { sort: 'id' }),
    ],
    filters: [{ name: 'audience', label: t`Visible to`, options: audiences }],
    defaultSort: { sort: 'shortcut', direction: 'ascending' },
    searchHint: t`Title, shortcut or message`,
    nameOf: (row) => row.title,
    card: (row) => (
      <span className={styles.card}>
        <span>/{row.shortcut}</span>
        <span className={styles.muted}>{labels[row.audience]}</span>
      </span>
    ),
    form,
    isEditable: (row) => can('quickReply.edit', actor, subjectOf(row)),
    aside: (fields) => <ReplyPreview text={typeof fields.text === 'string' ? fields.text : ''} />,
    panel: (row, changed) => (
      <ReplyPanel reply={row} canEdit={can('quickReply.edit', actor, subjectOf(row))} onChanged={changed} />
    ),
    newRow: {
      label: t`New quick reply`,
      fields: { title: '', shortcut: '', text: '', audience: 'own' },
    },
    deleteWarning: t`This can’t be undone. Messages that were sent with it stay.`,
    emptyText: t`Prepared messages that you insert in a chat with / appear here.`,
  };
}

/** Personal quick replies of boosters and staff, and those that staff share. */
export const Component = () => <AreaScreen area={useQuickReplies()} />;
