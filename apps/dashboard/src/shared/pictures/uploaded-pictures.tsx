import { Button } from '@boostdesk/ui/button';
import { Icon } from '@boostdesk/ui/icon';
import { ProgressBar } from '@boostdesk/ui/progress-bar';
import { Trans, useLingui } from '@lingui/react/macro';
import { ChosenPictures } from './chosen-pictures.tsx';
import { NamedProblem } from './named-problem.tsx';
import { PictureButtons } from './picture-buttons.tsx';
import styles from './uploaded-pictures.module.css';
import type { useUploadedPictures } from './use-uploaded-pictures.ts';

interface UploadedPicturesProps {
  readonly uploads: ReturnType<typeof useUploadedPictures>;
  readonly label: string;
}

/** Field of a form for pictures: each is uploaded once it is chosen. */
export const UploadedPictures = ({ uploads, label }: UploadedPicturesProps) => {
  const { t } = useLingui();
  const { chosen, progress, problems, retry } = uploads;
  const explained = problems.filter(({ message }) => message !== '');
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend in its own line
    <div role="group" aria-label={label} className={styles.field}>
      <div className={styles.head}>
        <span aria-hidden="true">{label}</span>
        <span>
          <PictureButtons onFiles={(files) => void chosen.add(files)} />
        </span>
      </div>
      <ChosenPictures chosen={chosen} />
      {progress !== undefined && <ProgressBar label={t`Uploading pictures`} value={progress * 100} />}
      {problems.length > 0 && (
        <div className={styles.problem} role="alert">
          {explained.map(({ id, name, message }) => (
            <NamedProblem key={id} name={name}>
              {message}
            </NamedProblem>
          ))}
          {explained.length < problems.length && (
            <p>
              <Trans>Couldn’t upload the pictures.</Trans>
            </p>
          )}
          <Button size="s" onPress={retry}>
            <Icon name="retry" size={14} />
            <Trans>Try again</Trans>
          </Button>
        </div>
      )}
    </div>
  );
};
