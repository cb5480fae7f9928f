import { pictureTypes } from '@boostdesk/api-client/contract';
import { IconButton } from '@boostdesk/ui/button';
import { Icon } from '@boostdesk/ui/icon';
import { useLingui } from '@lingui/react/macro';
import { FileTrigger } from 'react-aria-components/FileTrigger';

interface PictureButtonsProps {
  readonly onFiles: (files: readonly File[]) => void;
}

/** Chooses pictures, or on a phone takes one. */
export const PictureButtons = ({ onFiles }: PictureButtonsProps) => {
  const { t } = useLingui();
  const onSelect = (files: FileList | null) => onFiles([...(files ?? [])]);
  const isPhone = matchMedia('(hover: none) and (pointer: coarse)').matches;
  return (
    <>
      {isPhone && (
        <FileTrigger acceptedFileTypes={['image/*']} defaultCamera="environment" onSelect={onSelect}>
          <IconButton aria-label={t`Take a picture`}>
            <Icon name="camera" />
          </IconButton>
        </FileTrigger>
      )}
      <FileTrigger allowsMultiple acceptedFileTypes={[...pictureTypes]} onSelect={onSelect}>
        <IconButton aria-label={t`Add pictures`}>
          <Icon name="image" />
        </IconButton>
      </FileTrigger>
    </>
  );
};
