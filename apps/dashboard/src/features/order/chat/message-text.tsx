import { pageByPath } from '@boostdesk/auth';
import { Link } from '@boostdesk/ui/link';
import { LinkifyIt } from 'linkify-it';
import { Fragment } from 'react';

/** Finds web addresses that begin with `http:` or `https:`; other schemes and addresses of mail stay text. */
const finder = new LinkifyIt({ fuzzyEmail: false }).add('ftp:', null).add('mailto:', null).add('//', null);

/** The path of one of the app's own screens; null for any other address, and for the link that signs somebody in. */
function ownPath(address: string): string | null {
  const url = URL.parse(address);
  if (url?.origin !== location.origin) return null;
  const page = pageByPath(url.pathname);
  return page === undefined || page.id === 'loggedIn' ? null : `${url.pathname}${url.search}${url.hash}`;
}

const Address = ({ children }: { readonly children: string }) => {
  const path = ownPath(children);
  if (path !== null) return <Link href={path}>{children}</Link>;
  return (
    <Link href={children} target="_blank">
      {children}
    </Link>
  );
};

/** A message's text with its addresses as links; nothing else in it is read as markup. */
export function MessageText({ text }: { readonly text: string }) {
  const matches = finder.match(text) ?? [];
  return (
    <>
      {matches.map(({ index, raw }, nth) => (
        <Fragment key={index}>
          {text.slice(matches[nth - 1]?.lastIndex ?? 0, index)}
          <Address>{raw}</Address>
        </Fragment>
      ))}
      {text.slice(matches.at(-1)?.lastIndex ?? 0)}
    </>
  );
}
