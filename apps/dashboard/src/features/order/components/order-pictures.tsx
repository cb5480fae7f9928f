import type { OrderView, Picture } from '@boostdesk/api-client/contract';
import { Suspense } from 'react';
import { lazyComponent } from '../../../core/lazy.ts';
import { useServices } from '../../../core/services-context.ts';
import { useAtomValue } from '../../../core/state.ts';
import { keys } from '../../../data/query-client.ts';
import { actorAtom } from '../../../session/session-atoms.ts';
import { PicturesPlaceholder } from './pictures-placeholder.tsx';

/** Few orders have pictures outside their chat. */
const ShownPictures = lazyComponent(
  async () => (await import('../../../shared/pictures/shown-pictures.tsx')).ShownPictures,
);

interface OrderPicturesProps {
  /** Order number. */
  readonly order: OrderView['id'];
  readonly pictures: readonly Picture[] | undefined;
  /** Whose pictures they are. */
  readonly author: { readonly id: number; readonly name: string } | null;
}

/** Pictures that came with the order. */
export const OrderPictures = ({ order, pictures, author }: OrderPicturesProps) => {
  const { queries } = useServices();
  const self = useAtomValue(actorAtom).id;
  if (pictures === undefined) return null;
  return (
    <Suspense fallback={<PicturesPlaceholder pictures={pictures} />}>
      <ShownPictures
        items={pictures}
        author={author === null || author.id === self ? null : author.name}
        onLoadError={() => {
          for (const queryKey of [keys.order(order), keys.allOlderEvents(order)])
            void queries.invalidateQueries({ queryKey });
        }}
      />
    </Suspense>
  );
};
