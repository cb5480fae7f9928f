export { isName } from './name.ts';
export { looksLikeName, mixesAlphabets, nameSkeleton } from './name-skeleton.ts';
export { isStorable, toVisible } from './visible-text.ts';
