import { pageByPath } from '@boostdesk/auth';
import { Link } from '@boostdesk/ui/link';
import { LinkifyIt } from 'linkify-it';
import { Fragment } from 'react';

/** Finds http and https URLs; other schemes and e-mail addresses stay text. */
const finder = new LinkifyIt({ fuzzyEmail: false }).add('ftp:', null).add('mailto:', null).add('//', null);

/** The path of an app screen; null for other URLs and for sign-in links. */
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

/** A message with its URLs as links; contains no other markup. */
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
