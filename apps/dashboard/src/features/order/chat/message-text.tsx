import { pageByPath } from '@boostdesk/auth';
import { Link } from '@boostdesk/ui/link';
import { Fragment } from 'react';

/** Addresses end before the full stop or bracket of the sentence around them. */
const ADDRESS = /(https?:\/\/[^\s<>"']*[^\s<>"'.,;:!?)\]])/g;

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
export const MessageText = ({ text }: { readonly text: string }) =>
  text.split(ADDRESS).map((part, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text have no identity but their place
      <Address key={index}>{part}</Address>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text have no identity but their place
      <Fragment key={index}>{part}</Fragment>
    ),
  );
