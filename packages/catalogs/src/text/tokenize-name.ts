import { nameSkeleton } from './name-skeleton.ts';

/** Signs, camel case, letters beside digits. */
const BOUNDARIES =
  /[^\p{L}\p{M}\p{N}@$]+|(?<=\p{Ll})(?=\p{Lu})|(?<=\p{L})(?=\p{Lu}\p{Ll})|(?<=[\p{N}@$])(?=\p{L})|(?<=[\p{L}\p{M}])(?=[\p{N}@$])/u;

export const tokenizeName = (word: string): readonly string[] =>
  word
    .split(BOUNDARIES)
    .map(nameSkeleton)
    .filter((piece) => piece !== '');
