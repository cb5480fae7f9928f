import { ALT_TEXT_MAX } from '@boostdesk/api-client/contract';
import { Suspense } from 'react';
import { lazyComponent } from '../../core/lazy.ts';
import { choiceProblemMessage } from './choice-problem.ts';
import type { useChosenPictures } from './use-chosen-pictures.ts';

const PictureAttachments = lazyComponent(
  async () => (await import('@boostdesk/ui/picture-attachments')).PictureAttachments,
);

interface ChosenPicturesProps {
  readonly chosen: ReturnType<typeof useChosenPictures>;
}

/** The pictures of the message that is being written, and why a file was not added. */
export const ChosenPictures = ({ chosen: { pictures, problem, remove, setAlt } }: ChosenPicturesProps) => {
  if (pictures.length === 0 && problem === null) return null;
  return (
    <Suspense fallback={null}>
      <PictureAttachments
        pictures={pictures}
        onAltChange={setAlt}
        onRemove={remove}
        maxLength={ALT_TEXT_MAX}
        error={problem && choiceProblemMessage(problem)}
      />
    </Suspense>
  );
};
