import type { Picture } from '@boostdesk/api-client/contract';
import { Button } from '@boostdesk/ui/button';
import { Plural, useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { UploadedPictures } from '../../../shared/pictures/uploaded-pictures.tsx';
import { useUploadedPictures } from '../../../shared/pictures/use-uploaded-pictures.ts';
import styles from './guide.module.css';

/** An upload that the guide can show; its address is the page's own. */
export type UploadedPicture = Pick<Picture, 'id' | 'url' | 'width' | 'height' | 'alt'>;

interface GuidePicturesProps {
  /** Order number. */
  readonly order: number;
  /** Where pictures that are not in the text wait while the editor is closed. */
  readonly draftKey: string;
  readonly onInsert: (pictures: readonly UploadedPicture[]) => void;
  /** Called with whether there are pictures that are not in the text. */
  readonly onWaiting: (isWaiting: boolean) => void;
}

/** Uploads pictures and puts them into the guide. */
export const GuidePictures = ({ order, draftKey, onInsert, onWaiting }: GuidePicturesProps) => {
  const { t } = useLingui();
  const uploads = useUploadedPictures(order, draftKey);
  const { chosen, pictures = [] } = uploads;
  const count = chosen.pictures.length;
  const isWaiting = count > 0 || chosen.isReading;
  useEffect(() => {
    onWaiting(isWaiting);
    return () => onWaiting(false);
  }, [isWaiting, onWaiting]);
  const insert = () => {
    onInsert(
      chosen.pictures.flatMap(({ file, width, height }, place) => {
        const uploaded = pictures[place];
        if (uploaded === undefined) return [];
        const alt = uploaded.alt || t`Picture`;
        return [{ id: uploaded.id, alt, width, height, url: URL.createObjectURL(file) }];
      }),
    );
    for (const { id } of chosen.pictures) chosen.remove(id);
  };
  return (
    <>
      <UploadedPictures uploads={uploads} label={t`Pictures`} />
      {count > 0 && (
        <div className={styles.insert}>
          <Button size="s" isDisabled={pictures.length === 0} onPress={insert}>
            <Plural value={count} one="Insert picture" other="Insert pictures" />
          </Button>
        </div>
      )}
    </>
  );
};
