import { Banner } from '@boostdesk/ui/banner';
import { Button } from '@boostdesk/ui/button';
import { Trans } from '@lingui/react/macro';
import { useRef } from 'react';
import { flushSync } from 'react-dom';

interface DraftNoteProps {
  /** Only for forms without their own discard button. */
  readonly onDiscard?: () => void;
  /** Form id, when the note is outside the form. */
  readonly form?: string;
}

/** Focusable fields; of radio buttons the checked one. */
const FIELDS = ['input:not([type=hidden])', 'textarea', 'button[aria-haspopup]']
  .map((field) => `${field}:not(:disabled, [tabindex="-1"])`)
  .join();

/** Says that the form contains a restored draft, with a button to discard it. */
export const DraftNote = ({ onDiscard, form }: DraftNoteProps) => {
  const button = useRef<HTMLButtonElement>(null);
  const discard = () => {
    const owner = button.current?.form;
    // Re-render first: it determines the first field.
    if (onDiscard) flushSync(onDiscard);
    // The clicked button disappears, so the first field takes the focus.
    owner?.querySelector<HTMLElement>(FIELDS)?.focus();
  };
  return (
    <Banner
      tone="info"
      actions={
        onDiscard && (
          <Button ref={button} size="s" {...(form !== undefined && { form })} onPress={discard}>
            <Trans>Discard</Trans>
          </Button>
        )
      }
    >
      <Trans>Your unsaved changes have been restored.</Trans>
    </Banner>
  );
};
