export interface SafeUrl {
  readonly href: string;
  /** An own page, another site, or another program (mail, phone). */
  readonly leadsTo: 'here' | 'site' | 'program';
}

const schemes: Readonly<Record<string, SafeUrl['leadsTo']>> = {
  'http:': 'site',
  'https:': 'site',
  'mailto:': 'program',
  'tel:': 'program',
};
/** `.invalid` can never be registered. */
const OWN_ORIGIN = 'https://here.invalid';

/**
 * Parses like browsers, which drop whitespace (`java\nscript:`) before reading the scheme. Allows http, https, mailto, tel and own paths;
 * `//host` and `\\host` are other sites.
 */
export const parseSafeUrl = (written: string): SafeUrl | undefined => {
  const href = written.trim();
  if (href === '' || !URL.canParse(href, OWN_ORIGIN)) return undefined;
  const { origin, protocol } = new URL(href, OWN_ORIGIN);
  if (origin === OWN_ORIGIN) return { href, leadsTo: 'here' };
  const leadsTo = schemes[protocol];
  return leadsTo && { href, leadsTo };
};
