import type { Picture } from '@boostdesk/api-client/contract';
import { PictureStrip } from '@boostdesk/ui/picture-strip';
import { useLingui } from '@lingui/react/macro';
import { Suspense, useEffect, useState } from 'react';
import { lazyComponent } from '../../core/lazy.ts';

const PictureViewer = lazyComponent(async () => (await import('@boostdesk/ui/picture-viewer')).PictureViewer);

/** A picture: on the server, or a file that is not sent yet. */
export type ShownPicture = Pick<Picture, 'width' | 'height' | 'alt'> & { readonly id: string | number } & (
    | Pick<Picture, 'url' | 'thumbnail'>
    | { readonly file: Blob }
  );

export interface PicturesToShow {
  readonly items: readonly ShownPicture[];
  /** Whose pictures they are; null for own ones. */
  readonly author: string | null;
  /** The uploaded part from 0 to 1, while they are uploaded. */
  readonly progress?: number | undefined;
  /** Why they were not sent. */
  readonly problem?: string | undefined;
}

const keyOf = ({ id }: ShownPicture): string => `${id}`;

/** Addresses of files that are not sent yet, by picture; revoked when the message is sent or left. */
function useFileAddresses(items: readonly ShownPicture[]): ReadonlyMap<string, string> {
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

interface ShownPicturesProps extends PicturesToShow {
  /** Missing where nothing is uploaded. */
  readonly onCancel?: (() => void) | undefined;
  /** Fetches new addresses: those of the server expire after a day. */
  readonly onLoadError: () => void;
}

/** Pictures as thumbnails, with a viewer. */
export const ShownPictures = ({ items, author, progress, problem, onCancel, onLoadError }: ShownPicturesProps) => {
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
