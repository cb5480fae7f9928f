import { Avatar } from '@boostdesk/ui/avatar';
import { Button } from '@boostdesk/ui/button';
import { FileDrop } from '@boostdesk/ui/file-drop';
import { FormError } from '@boostdesk/ui/form-error';
import { Icon } from '@boostdesk/ui/icon';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useSubmit } from '../../../shared/hooks/use-submit.ts';
import { useOwnClaims, useProfileApi } from '../api.ts';
import { cropToSquare, FILE_MAX_BYTES } from '../crop-to-square.ts';
import styles from '../profile.module.css';
import { useProfileChange } from '../use-profile-change.ts';

/** The user's picture: chosen or dropped, cropped to a square and uploaded at once. Initials are the fallback. */
export const PictureField = () => {
  const { t } = useLingui();
  const { name, image } = useOwnClaims();
  const api = useProfileApi();
  const change = useProfileChange();
  const setting = useSubmit({ success: t`Picture updated.` });
  const removing = useSubmit({ success: t`Picture removed.` });
  const [isUnreadable, setUnreadable] = useState(false);
  const isPending = setting.isPending || removing.isPending;
  const take = async (file: File | undefined) => {
    if (file === undefined) return;
    const data = await cropToSquare(file).catch(() => null);
    setUnreadable(data === null);
    if (data === null) return;
    await setting.submit((...call) => change(() => api.profile.setPicture(...call)), { data });
  };
  const remove = () => removing.submit((...call) => change(() => api.profile.removePicture(...call)), {});
  const problem = isUnreadable
    ? t`This picture can’t be read. Choose another one.`
    : (setting.problem?.fields.data ?? setting.problem?.message ?? removing.problem?.message);
  return (
    <div className={styles.picture}>
      <Avatar name={name} src={image} size={72} />
      <div className={styles.grow}>
        <FormError>{problem}</FormError>
        <FileDrop
          label={t`Picture`}
          hint={t`PNG, JPEG or WebP. The picture is cropped to a square.`}
          value={undefined}
          onChange={(file) => void take(file)}
          maxSize={FILE_MAX_BYTES}
          isDisabled={isPending}
        />
        {image !== null && (
          <Button variant="quiet" size="s" isDisabled={isPending} onPress={remove} className={styles.below ?? ''}>
            <Icon name="trash" size={16} />
            <Trans>Remove picture</Trans>
          </Button>
        )}
      </div>
    </div>
  );
};
