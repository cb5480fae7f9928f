import type { Picture } from '@boostdesk/api-client/contract';
import { parseGuidePicture } from '@boostdesk/catalogs/rules';
import type { MarkdownPicture } from '@boostdesk/ui/markdown';

/** Finds pictures by their addresses in a guide. `onLoadError` fetches new addresses: those of the server expire after a day. */
export const findPictureIn =
  (pictures: readonly Pick<Picture, 'id' | 'url' | 'width' | 'height'>[], onLoadError?: () => void) =>
  (address: string): MarkdownPicture | undefined => {
    const id = parseGuidePicture(address);
    const found = pictures.find((picture) => picture.id === id);
    return found && { src: found.url, width: found.width, height: found.height, onError: onLoadError };
  };
