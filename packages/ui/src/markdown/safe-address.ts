/** Where a link of a text leads. */
export interface Address {
  readonly href: string;
  /** A page of ours, another site, or another program (mail, telephone). */
  readonly leadsTo: 'here' | 'site' | 'program';
}

const elsewhere: Readonly<Record<string, Address['leadsTo']>> = {
  'http:': 'site',
  'https:': 'site',
  'mailto:': 'program',
  'tel:': 'program',
};
/** Stands for our own site while an address is read; nobody can have this name. */
const here = 'https://here.invalid';

/**
 * Reads an address as a browser would, which drops spaces and line ends inside (`java\nscript:`) before it looks at the scheme.
 * Only http, https, mailto, tel and paths of our own site are links; `//host` and `\\host` are other sites. Undefined for the rest.
 */
export const safeAddress = (written: string): Address | undefined => {
  const href = written.trim();
  if (href === '' || !URL.canParse(href, here)) return undefined;
  const { origin, protocol } = new URL(href, here);
  if (origin === here) return { href, leadsTo: 'here' };
  const leadsTo = elsewhere[protocol];
  return leadsTo && { href, leadsTo };
};
