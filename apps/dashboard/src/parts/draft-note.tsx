import { Banner } from '@boostdesk/ui/banner';
import { Button } from '@boostdesk/ui/button';
import { Trans } from '@lingui/react/macro';

interface DraftNoteProps {
  /** For a form that has no such button of its own. */
  readonly onDiscard?: () => void;
}

/** A form opens with what was typed into it before: whoever left it an hour ago is told, and may begin anew. */
export const DraftNote = ({ onDiscard }: DraftNoteProps) => (
  <Banner
    tone="info"
    actions={
      onDiscard && (
        <Button size="s" onPress={onDiscard}>
          <Trans>Discard</Trans>
        </Button>
      )
    }
  >
    <Trans>What you typed before and did not save is back.</Trans>
  </Banner>
);
