import { ALT_TEXT_MAX } from '@boostdesk/api-client/contract';
import { Suspense } from 'react';
import { lazyComponent } from '../../core/lazy.ts';
import { RefusedFiles } from './refused-files.tsx';
import type { useChosenPictures } from './use-chosen-pictures.ts';

const PictureAttachments = lazyComponent(
  async () => (await import('@boostdesk/ui/picture-attachments')).PictureAttachments,
);

interface ChosenPicturesProps {
  readonly chosen: ReturnType<typeof useChosenPictures>;
}

/** The pictures of the message that is being written, and why files were not added. */
export const ChosenPictures = ({ chosen: { pictures, refused, remove, setAlt } }: ChosenPicturesProps) => {
  if (pictures.length === 0 && refused.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <PictureAttachments
        pictures={pictures}
        onAltChange={setAlt}
        onRemove={remove}
        maxLength={ALT_TEXT_MAX}
        error={refused.length > 0 && <RefusedFiles files={refused} />}
      />
    </Suspense>
  );
};
