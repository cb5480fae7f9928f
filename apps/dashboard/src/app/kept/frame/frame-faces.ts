import { painted } from '../../painted.ts';

/** A face of the page's style sheets by its family and the signs that it has. */
const nameOf = ({ family, unicodeRange }: FontFace): string => `${family} ${unicodeRange}`;

/** Names of the faces that are in use. */
export const facesInUse = (): string[] => [...document.fonts].filter(({ status }) => status === 'loaded').map(nameOf);

/**
 * Until the page has those of its faces that are named, or has drawn a frame meanwhile: words that are drawn before their face is there
 * are laid out twice.
 */
export async function loadFaces(names: unknown): Promise<void> {
  if (!Array.isArray(names)) return;
  const faces = [...document.fonts].filter((face) => names.includes(nameOf(face)));
  await Promise.race([Promise.allSettled(faces.map((face) => face.load())), painted()]);
}
