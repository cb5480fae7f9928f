/** A number rather than a look-up, which would bring the list of services with it. */
const GUIDES = 14;

/** Whether the booster writes a guide (docs/product.md, Guides) for orders of a service. `null`: a service sold by slug. */
export const isGuideService = (service: number | null): boolean => service === GUIDES;

/** Most pictures of a version of a guide. */
export const GUIDE_PICTURES_MAX = 20;

const SCHEME = 'picture:';
/** A picture's address in Markdown; ids of more digits do not exist. */
const ADDRESS = /\]\(picture:(\d{1,9})\)/g;

/** Also with spaces, angle brackets or a title, or in a definition of a reference. */
const ANY_ADDRESS = /\](?:\(|:)\s*<?picture:\d/g;

/** Markdown that shows a picture in a guide: `![Lanes](picture:12)`. */
export const toGuidePicture = (id: number, alt: string): string =>
  `![${alt.replace(/[\\[\]]/g, '\\$&')}](${SCHEME}${id})`;

/** Picture ID of an address in a guide; `undefined` for other addresses. */
export function parseGuidePicture(address: string): number | undefined {
  const id = Number(address.slice(SCHEME.length));
  return address.startsWith(SCHEME) && Number.isInteger(id) && id > 0 ? id : undefined;
}

/** Whether a picture is written in another form than `toGuidePicture` writes it: it would be shown, but not kept. */
export const hasUnknownGuidePicture = (text: string): boolean =>
  [...text.matchAll(ANY_ADDRESS)].length > [...text.matchAll(ADDRESS)].length;

/** IDs of the pictures that a guide shows, each once. */
export const listGuidePictures = (text: string): number[] => [
  ...new Set([...text.matchAll(ADDRESS)].map(([, id]) => Number(id)).filter((id) => id > 0)),
];

/** Up to 300 characters, so that a text of nothing but `![` is searched fast. */
const PICTURE = /!\[((?:\\.|[^\\\]]){0,300})\]\(picture:(\d{1,9})\)/gsu;

/** Description of a picture that a guide shows, of the first place; empty without one. */
export function findGuidePictureText(text: string, picture: number): string {
  const [, alt = ''] = [...text.matchAll(PICTURE)].find(([, , id]) => Number(id) === picture) ?? [];
  return alt.replace(/\\([\\[\]])/g, '$1');
}
