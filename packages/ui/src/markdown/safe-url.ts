/** Where a link of a text leads. */
export interface SafeUrl {
  readonly href: string;
  /** A page of ours, another site, or another program (mail, telephone). */
  readonly leadsTo: 'here' | 'site' | 'program';
}

const schemes: Readonly<Record<string, SafeUrl['leadsTo']>> = {
  'http:': 'site',
  'https:': 'site',
  'mailto:': 'program',
  'tel:': 'program',
};
/** Stands for our own site while an address is read; nobody can have this name. */
const OWN_ORIGIN = 'https://here.invalid';

/**
 * Reads an address as a browser would, which drops spaces and line ends inside (`java\nscript:`) before it looks at the scheme.
 * Only http, https, mailto, tel and paths of our own site are links; `//host` and `\\host` are other sites. Undefined for the rest.
 */
export const parseSafeUrl = (written: string): SafeUrl | undefined => {
  const href = written.trim();
  if (href === '' || !URL.canParse(href, OWN_ORIGIN)) return undefined;
  const { origin, protocol } = new URL(href, OWN_ORIGIN);
  if (origin === OWN_ORIGIN) return { href, leadsTo: 'here' };
  const leadsTo = schemes[protocol];
  return leadsTo && { href, leadsTo };
};
