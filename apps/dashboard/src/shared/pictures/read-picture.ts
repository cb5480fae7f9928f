import { PICTURE_UPLOAD_MAX, pictureTypes } from '@boostdesk/api-client/contract';

export type PictureProblem = 'heic' | 'wrongType' | 'tooLarge' | 'unreadable';

export interface PictureFile {
  readonly file: File;
  /** In pixels, as shown. */
  readonly width: number;
  readonly height: number;
}

const accepted: ReadonlySet<string> = new Set(pictureTypes);

/** Some systems give HEIC files no type. */
const isHeic = ({ type, name }: File): boolean => /^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name);

function findProblem(file: File): PictureProblem | undefined {
  if (isHeic(file)) return 'heic';
  if (!accepted.has(file.type)) return 'wrongType';
  return file.size > PICTURE_UPLOAD_MAX ? 'tooLarge' : undefined;
}

/** Checks a file before it is uploaded, and reads the size of its picture, which reserves the room of its thumbnail. */
export async function readPicture(file: File): Promise<PictureFile | PictureProblem> {
  const problem = findProblem(file);
  if (problem !== undefined) return problem;
  try {
    const { width, height, close } = await openBitmap(file);
    close();
    return { file, width, height };
  } catch {
    return 'unreadable';
  }
}

async function openBitmap(file: File): Promise<{ width: number; height: number; close: () => void }> {
  const bitmap = await createImageBitmap(file);
  return { width: bitmap.width, height: bitmap.height, close: () => bitmap.close() };
}
