import { nameSkeleton } from './name-skeleton.ts';

/** Signs, camel case, and changes between letters and digits. */
const BOUNDARIES =
  /[^\p{L}\p{M}\p{N}@$]+|(?<=\p{Ll})(?=\p{Lu})|(?<=\p{L})(?=\p{Lu}\p{Ll})|(?<=[\p{N}@$])(?=\p{L})|(?<=[\p{L}\p{M}])(?=[\p{N}@$])/u;

/** Skeletons of a word's pieces. */
export const tokenizeName = (word: string): readonly string[] =>
  word
    .split(BOUNDARIES)
    .map(nameSkeleton)
    .filter((piece) => piece !== '');
