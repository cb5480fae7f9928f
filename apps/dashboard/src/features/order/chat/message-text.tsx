import { Link } from '@boostdesk/ui/link';
import { Fragment } from 'react';

/** Addresses end before the full stop or bracket of the sentence around them. */
const ADDRESS = /(https?:\/\/[^\s<>"']*[^\s<>"'.,;:!?)\]])/g;

/** A message's text with its addresses as links; nothing else in it is read as markup. */
export const MessageText = ({ text }: { readonly text: string }) =>
  text.split(ADDRESS).map((part, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text have no identity but their place
      <Link key={index} href={part} target="_blank">
        {part}
      </Link>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text have no identity but their place
      <Fragment key={index}>{part}</Fragment>
    ),
  );
