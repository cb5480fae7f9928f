import { Button } from '@boostdesk/ui/button';
import { Trans } from '@lingui/react/macro';
import type { ChatQuery } from './use-chat.ts';

/** End of a part of the chat that is not the newest. Scrolling loads the next page; the button does as well, and retries. */
export const NewerMessages = ({ chat }: { readonly chat: ChatQuery }) =>
  chat.isLoadingNewer ? (
    <Trans>Loading newer messages…</Trans>
  ) : (
    <Button size="s" variant="quiet" onPress={chat.loadNewer}>
      <Trans>Load newer messages</Trans>
    </Button>
  );
