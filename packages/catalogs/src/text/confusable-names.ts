import { nameSkeleton, withoutNumber } from './name-skeleton.ts';
import { tokenizeName } from './tokenize-name.ts';
import { toVisible } from './visible-text.ts';

/** Claims to be the genuine person. */
const CLAIMS = `the real official original true genuine verified only
  der die das echt echte echter offiziell offizielle offizieller wahre verifiziert verifizierte verifizierter
  الحقيقي الحقيقية الرسمي الرسمية الأصلي الأصلية`;
const claims = (): ReadonlySet<string> => new Set(CLAIMS.split(/\s+/).map(nameSkeleton));
const CLAIM_SKELETONS = /* @__PURE__ */ claims();

const isNotClaim = (word: string): boolean => !CLAIM_SKELETONS.has(nameSkeleton(word));

const withoutClaims = (name: string): string =>
  toVisible(name).split(/\s+/).filter(isNotClaim).flatMap(tokenizeName).filter(isNotClaim).join('');

/** Also splits 'officialkaito'. */
function withoutAffix(skeleton: string): string {
  const claim = [...CLAIM_SKELETONS].find((one) => skeleton.startsWith(one) || skeleton.endsWith(one)) ?? '';
  return skeleton.startsWith(claim) ? skeleton.slice(claim.length) : skeleton.slice(0, -claim.length);
}

function toBare(name: string) {
  const plain = withoutNumber(name);
  const bare = withoutAffix(withoutClaims(plain));
  return { bare, claims: bare !== nameSkeleton(plain) };
}

function differsByClaim(one: string, other: string): boolean {
  const [first, second] = [toBare(one), toBare(other)];
  return first.bare !== '' && first.bare === second.bare && (first.claims || second.claims);
}

/** Whether two names are confusable, ignoring trailing numbers and claims such as 'Official'. */
export const isConfusable = (one: string, other: string): boolean => {
  const [first, second] = [nameSkeleton(one), nameSkeleton(other)];
  if (first === '' || second === '') return toVisible(one).trim() === toVisible(other).trim();
  return (
    first === second ||
    first === nameSkeleton(withoutNumber(other)) ||
    nameSkeleton(withoutNumber(one)) === second ||
    differsByClaim(one, other)
  );
};
