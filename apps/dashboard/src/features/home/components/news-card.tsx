import type { news, ResponseOf } from '@boostdesk/api-client/contract';
import { Button } from '@boostdesk/ui/button';
import { Card } from '@boostdesk/ui/card';
import { ListRow, ListRows } from '@boostdesk/ui/list-row';
import { SkeletonList } from '@boostdesk/ui/skeleton';
import { Trans, useLingui } from '@lingui/react/macro';
import { Suspense, useState } from 'react';
import { lazyComponent } from '../../../core/lazy.ts';
import { formatDate } from '../../../i18n/format.ts';
import { UnsupportedCard } from '../../../shared/components/load-error.tsx';
import { useNews } from '../api.ts';

type Post = ResponseOf<typeof news.getNewest>[number];

const NewsDialog = lazyComponent(async () => (await import('./news-dialog.tsx')).NewsDialog);

/** Newest posts; renders nothing without any. */
export const NewsCard = () => {
  const { t } = useLingui();
  const [open, setOpen] = useState<Post | null>(null);
  const { data = [], error, isPending } = useNews();
  // Content below waits until it is known whether there are posts.
  if (isPending) return <SkeletonList hidden />;
  if (data.length === 0) return <UnsupportedCard title={<Trans>News</Trans>} error={error} />;
  return (
    <Card title={<Trans>News</Trans>} isLined isFlush>
      <ListRows>
        {data.map((post) => (
          <ListRow
            key={post.id}
            title={post.title}
            note={formatDate(post.publishedAt)}
            facts={
              <Button size="s" variant="quiet" aria-label={t`Read ${post.title}`} onPress={() => setOpen(post)}>
                <Trans>Read</Trans>
              </Button>
            }
          />
        ))}
      </ListRows>
      {open !== null && (
        <Suspense>
          <NewsDialog title={open.title} text={open.text} onClose={() => setOpen(null)} />
        </Suspense>
      )}
    </Card>
  );
};
