export { isName } from './name.ts';
export { looksLikeName } from './name-likeness.ts';
export { claimsOffice } from './name-office.ts';
export { nameSkeleton } from './name-skeleton.ts';
export { spellingFault } from './name-spelling.ts';
export { isStorable, toVisible } from './visible-text.ts';
