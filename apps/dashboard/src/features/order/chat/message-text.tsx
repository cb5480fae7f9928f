import { pageByPath } from '@boostdesk/auth';
import { Link } from '@boostdesk/ui/link';
import { LinkifyIt } from 'linkify-it';
import { Fragment } from 'react';

/** Finds http and https URLs; other schemes and e-mail addresses stay text. */
const finder = new LinkifyIt({ fuzzyEmail: false, urlAuth: true })
  .add('ftp:', null)
  .add('mailto:', null)
  .add('//', null);

/** A typographic apostrophe, which the library takes for a closing quote. */
const APOSTROPHE = /(?<=[\p{L}\p{N}])’(?=[\p{L}\p{N}])/gu;

/** URLs in a text, without those whose user information hides the host. */
function findUrls(text: string): { readonly start: number; readonly end: number; readonly url: string }[] {
  const matches = finder.match(text.replaceAll(APOSTROPHE, "'")) ?? [];
  return matches
    .map(({ index, lastIndex }) => ({ start: index, end: lastIndex, url: text.slice(index, lastIndex) }))
    .filter(({ url }) => URL.parse(url)?.username === '');
}

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

/** A message with its URLs as links; contains no other markup. Replaced as a whole, as the browser may have translated it. */
export function MessageText({ text }: { readonly text: string }) {
  const urls = findUrls(text);
  return (
    <span key={text}>
      {urls.map(({ start, url }, nth) => (
        <Fragment key={start}>
          {text.slice(urls[nth - 1]?.end ?? 0, start)}
          <Address>{url}</Address>
        </Fragment>
      ))}
      {text.slice(urls.at(-1)?.end ?? 0)}
    </span>
  );
}
