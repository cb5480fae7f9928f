import { Banner } from '@boostdesk/ui/banner';
import { Button } from '@boostdesk/ui/button';
import { Trans } from '@lingui/react/macro';
import { useRef } from 'react';
import { flushSync } from 'react-dom';

interface DraftNoteProps {
  /** For a form that has no such button of its own. */
  readonly onDiscard?: () => void;
  /** The form's id, where the note stands outside of it. */
  readonly form?: string;
}

/** What the Tab key finds: of radio buttons the one that is chosen. */
const FIELDS = ['input:not([type=hidden])', 'textarea', 'button[aria-haspopup]']
  .map((field) => `${field}:not(:disabled, [tabindex="-1"])`)
  .join();

/** A form opens with what was typed into it before: whoever left it an hour ago is told, and may begin anew. */
export const DraftNote = ({ onDiscard, form }: DraftNoteProps) => {
  const button = useRef<HTMLButtonElement>(null);
  const discard = () => {
    const owner = button.current?.form;
    // Drawn anew first: only then it is known which field is the first.
    if (onDiscard) flushSync(onDiscard);
    // The button that was pressed is gone: on with the first field.
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
