import { nameSkeleton } from './name-skeleton.ts';

/** At signs, where a capital begins another word, and where letters and figures meet. */
const CUTS =
  /[^\p{L}\p{M}\p{N}@$]+|(?<=\p{Ll})(?=\p{Lu})|(?<=\p{L})(?=\p{Lu}\p{Ll})|(?<=[\p{N}@$])(?=\p{L})|(?<=[\p{L}\p{M}])(?=[\p{N}@$])/u;

/** The skeletons of what a word is made of. */
export const piecesOf = (word: string): readonly string[] =>
  word
    .split(CUTS)
    .map(nameSkeleton)
    .filter((piece) => piece !== '');
