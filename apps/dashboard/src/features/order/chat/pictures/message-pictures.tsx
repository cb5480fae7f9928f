import { PictureStrip } from '@boostdesk/ui/picture-strip';
import { useLingui } from '@lingui/react/macro';
import { Suspense, useEffect, useState } from 'react';
import { lazyComponent } from '../../../../core/lazy.ts';
import type { EntryPicture, EntryPictures } from '../chat-entries.ts';

const PictureViewer = lazyComponent(async () => (await import('@boostdesk/ui/picture-viewer')).PictureViewer);

const keyOf = ({ id }: EntryPicture): string => `${id}`;

/** Addresses of files that are not sent yet, by picture; revoked when the message is sent or left. */
function useFileAddresses(items: readonly EntryPicture[]): ReadonlyMap<string, string> {
  const [addresses, setAddresses] = useState<ReadonlyMap<string, string>>(new Map());
  const key = items.map((item) => ('file' in item ? keyOf(item) : '')).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the files of a message never change
  useEffect(() => {
    const made = items.flatMap((item) =>
      'file' in item ? [[keyOf(item), URL.createObjectURL(item.file)] as const] : [],
    );
    setAddresses(new Map(made));
    return () => {
      for (const [, address] of made) URL.revokeObjectURL(address);
    };
  }, [key]);
  return addresses;
}

interface MessagePicturesProps extends EntryPictures {
  readonly onCancel: () => void;
  /** Fetches new addresses: those of the server expire after a day. */
  readonly onLoadError: () => void;
}

/** The pictures of a message as thumbnails, with a viewer. */
export const MessagePictures = ({ items, author, progress, problem, onCancel, onLoadError }: MessagePicturesProps) => {
  const { t } = useLingui();
  const [opened, setOpened] = useState<number | null>(null);
  const [wasOpened, setWasOpened] = useState(false);
  const files = useFileAddresses(items);
  const defaultAlt = author === null ? t`Your picture` : t`Picture from ${author}`;
  const shown = items.map((item) => {
    const file = files.get(keyOf(item)) ?? '';
    const { url, thumbnail } = 'file' in item ? { url: file, thumbnail: file } : item;
    const { id, width, height } = item;
    return { id, width, height, alt: item.alt || defaultAlt, url, thumbnail };
  });
  return (
    <>
      <PictureStrip
        pictures={shown}
        progress={progress}
        problem={problem}
        onCancel={onCancel}
        onLoadError={onLoadError}
        onOpen={(index) => {
          setWasOpened(true);
          setOpened(index);
        }}
      />
      {wasOpened && (
        <Suspense fallback={null}>
          <PictureViewer pictures={shown} index={opened} onIndexChange={setOpened} onClose={() => setOpened(null)} />
        </Suspense>
      )}
    </>
  );
};
