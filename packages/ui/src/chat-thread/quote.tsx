import { Button } from 'react-aria-components/Button';
import { VisuallyHidden } from 'react-aria-components/VisuallyHidden';
import type { ChatLabels, ChatQuote } from './chat-entry.ts';

export interface QuoteProps {
  readonly quote: ChatQuote;
  readonly labels: Pick<ChatLabels, 'inReplyTo'>;
  readonly onShow: (() => void) | undefined;
}

/** The message that another one replies to; a button when it can be shown. */
export const Quote = ({ quote: { author, text, canShow = false }, labels, onShow }: QuoteProps) => {
  const content = (
    <>
      <VisuallyHidden>{labels.inReplyTo} </VisuallyHidden>
      {author === undefined ? null : <span className="bd-chat__quote-author">{author} </span>}
      <span className="bd-chat__quote-text" dir="auto" translate="yes">
        {text}
      </span>
    </>
  );
  if (!canShow || onShow === undefined) return <div className="bd-chat__quote">{content}</div>;
  return (
    <Button className="bd-chat__quote" onPress={onShow}>
      {content}
    </Button>
  );
};
