import { MESSAGE_PICTURES_MAX, pictureTypes } from '@boostdesk/api-client/contract';
import { createUniqueId } from '@boostdesk/realtime/outbox';
import { Button, IconButton } from '@boostdesk/ui/button';
import { FormError } from '@boostdesk/ui/form-error';
import { Icon } from '@boostdesk/ui/icon';
import { Trans, useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { Facts } from '../../../shared/components/facts.tsx';
import { useSubmit } from '../../../shared/hooks/use-submit.ts';
import { type QuickReply, useQuickRepliesApi } from '../../../shared/quick-replies/api.ts';
import styles from './quick-reply.module.css';

/** 12 MB at 100 kB/s, the slowest that the server accepts. */
const TIMEOUT_MS = 120_000;

interface ReplyPanelProps {
  readonly reply: QuickReply;
  readonly canEdit: boolean;
  readonly onChanged: () => void;
}

/** The pictures of a quick reply; also its text for those who cannot edit it. */
export const ReplyPanel = ({ reply, canEdit, onChanged }: ReplyPanelProps) => {
  const { t } = useLingui();
  return (
    <>
      {!canEdit && (
        <Facts
          items={[
            { label: t`Shortcut`, value: `/${reply.shortcut}` },
            { label: t`Message`, value: reply.text },
          ]}
        />
      )}
      {(canEdit || reply.pictures.length > 0) && (
        <ReplyPictures reply={reply} canEdit={canEdit} onChanged={onChanged} />
      )}
    </>
  );
};

/** Ids of uploads without a success, by file: the server adds a file once, also when its answer was lost. */
function useUploadIds() {
  const ids = useRef(new Map<string, string>());
  const keyOf = (reply: number, { name, size, lastModified }: File) =>
    JSON.stringify([reply, name, size, lastModified]);
  return {
    idFor: (reply: number, file: File): string => {
      const key = keyOf(reply, file);
      const id = ids.current.get(key) ?? createUniqueId();
      ids.current.set(key, id);
      return id;
    },
    forget: (reply: number, file: File) => ids.current.delete(keyOf(reply, file)),
  };
}

const ReplyPictures = ({ reply: { id, pictures }, canEdit, onChanged }: ReplyPanelProps) => {
  const { t } = useLingui();
  const api = useQuickRepliesApi();
  const add = useRef<HTMLButtonElement>(null);
  const { submit, isPending, problem } = useSubmit({ onSettled: onChanged });
  const uploads = useUploadIds();
  const onSelect = async (files: FileList | null) => {
    const file = files?.[0];
    if (file === undefined) return;
    const { isDone } = await submit(
      (request: { readonly id: number; readonly clientId: string }, { quiet }) =>
        api.addPicture(request, { file, quiet, timeoutMs: TIMEOUT_MS }),
      { id, clientId: uploads.idFor(id, file) },
    );
    if (isDone) uploads.forget(id, file);
  };
  const remove = async (picture: number) => {
    const { isDone } = await submit(
      (request: { readonly id: number; readonly picture: number }, { quiet }) => api.removePicture(request, { quiet }),
      { id, picture },
    );
    if (isDone) add.current?.focus();
  };
  return (
    <section aria-label={t`Pictures`} className={styles.pictures}>
      {pictures.length > 0 && (
        <ul className={styles.thumbnails}>
          {pictures.map(({ id: picture, thumbnail }, place) => {
            const number = place + 1;
            return (
              <li key={picture}>
                <img src={thumbnail} alt={t`Attachment ${number}`} width={96} height={72} />
                {canEdit && (
                  <IconButton
                    size="s"
                    aria-label={t`Remove picture ${number}`}
                    isDisabled={isPending}
                    onPress={() => void remove(picture)}
                  >
                    <Icon name="trash" />
                  </IconButton>
                )}
              </li>
            );
          })}
        </ul>
      )}
      <FormError>{problem?.message}</FormError>
      {canEdit && (
        <FileTrigger acceptedFileTypes={[...pictureTypes]} onSelect={(files) => void onSelect(files)}>
          <Button ref={add} isPending={isPending} isDisabled={pictures.length >= MESSAGE_PICTURES_MAX}>
            <Trans>Add a picture</Trans>
          </Button>
        </FileTrigger>
      )}
    </section>
  );
};
