import { piecesOf } from './name-pieces.ts';
import { nameSkeleton, withoutNumber } from './name-skeleton.ts';
import { toVisible } from './visible-text.ts';

/** Words by which somebody says that they are the one of that name. */
const CLAIMS = `the real official original true genuine verified only
  der die das echt echte echter offiziell offizielle offizieller wahre verifiziert verifizierte verifizierter
  الحقيقي الحقيقية الرسمي الرسمية الأصلي الأصلية`;
const claims = (): ReadonlySet<string> => new Set(CLAIMS.split(/\s+/).map(nameSkeleton));
const KNOWN = /* @__PURE__ */ claims();

const isNoClaim = (word: string): boolean => !KNOWN.has(nameSkeleton(word));

const withoutClaims = (name: string): string =>
  toVisible(name).split(/\s+/).filter(isNoClaim).flatMap(piecesOf).filter(isNoClaim).join('');

/** Also where the claim is written in one with the name: 'officialkaito'. */
function withoutAffix(skeleton: string): string {
  const claim = [...KNOWN].find((one) => skeleton.startsWith(one) || skeleton.endsWith(one)) ?? '';
  return skeleton.startsWith(claim) ? skeleton.slice(claim.length) : skeleton.slice(0, -claim.length);
}

/** A name without the number behind it, and without what it claims. */
function toBare(name: string) {
  const plain = withoutNumber(name);
  const bare = withoutAffix(withoutClaims(plain));
  return { bare, claims: bare !== nameSkeleton(plain) };
}

function claimsToBe(one: string, other: string): boolean {
  const [first, second] = [toBare(one), toBare(other)];
  return first.bare !== '' && first.bare === second.bare && (first.claims || second.claims);
}

/**
 * Whether a reader would take one of two people for the other by their names; a number behind one of them makes nobody another, nor
 * does 'Official' beside it. Names without a letter or a figure have no skeleton, and are compared as they are.
 */
export const looksLikeName = (one: string, other: string): boolean => {
  const [first, second] = [nameSkeleton(one), nameSkeleton(other)];
  if (first === '' || second === '') return toVisible(one).trim() === toVisible(other).trim();
  return (
    first === second ||
    first === nameSkeleton(withoutNumber(other)) ||
    nameSkeleton(withoutNumber(one)) === second ||
    claimsToBe(one, other)
  );
};
