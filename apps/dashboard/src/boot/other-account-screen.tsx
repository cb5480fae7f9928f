import { Button } from '@boostdesk/ui/button';
import { EmptyState } from '@boostdesk/ui/empty-state';
import { Trans } from '@lingui/react/macro';
import { capturePreviousSession } from '../session/previous-session.ts';
import type { BootResult, OtherAccount } from './boot.ts';

export interface OtherAccountScreenProps {
  readonly question: OtherAccount;
  readonly onAnswer: (next: Promise<BootResult>) => void;
}

function replaceAccount(question: OtherAccount): Promise<BootResult> {
  const endPreviousSession = capturePreviousSession();
  const next = question.replace();
  next
    .then((result) => (result.kind === 'ready' ? endPreviousSession(result.services) : undefined))
    .catch(() => undefined);
  return next;
}

/** Asks before a link replaces the account that is signed in. */
export const OtherAccountScreen = ({ question, onAnswer }: OtherAccountScreenProps) => (
  <main style={{ display: 'grid', placeItems: 'center', minHeight: '100dvh' }}>
    <EmptyState
      headingLevel={1}
      icon="user"
      title={<Trans>This link belongs to another account</Trans>}
      actions={
        <>
          <Button variant="primary" onPress={() => onAnswer(replaceAccount(question))}>
            <Trans>Switch account</Trans>
          </Button>
          <Button onPress={() => onAnswer(question.keep())}>
            {question.current === null ? (
              <Trans>Stay signed in</Trans>
            ) : (
              <Trans>Stay signed in as {question.current}</Trans>
            )}
          </Button>
        </>
      }
    >
      {question.current === null ? (
        <Trans>
          You’re already signed in, and this link signs in to a different account. If you switch, you’ll be signed out
          of the current account in this browser.
        </Trans>
      ) : (
        <Trans>
          You’re signed in as {question.current}, and this link signs in to a different account. If you switch,{' '}
          {question.current} will be signed out in this browser.
        </Trans>
      )}
    </EmptyState>
  </main>
);
