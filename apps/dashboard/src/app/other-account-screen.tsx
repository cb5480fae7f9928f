import { Button } from '@boostdesk/ui/button';
import { EmptyState } from '@boostdesk/ui/empty-state';
import { Trans } from '@lingui/react/macro';
import type { BootResult, OtherAccount } from './boot.ts';
import { sessionBefore } from './session-before.ts';

export interface OtherAccountScreenProps {
  readonly question: OtherAccount;
  readonly onAnswer: (next: Promise<BootResult>) => void;
}

function replace(question: OtherAccount): Promise<BootResult> {
  const endBefore = sessionBefore();
  const next = question.replace();
  next.then((result) => (result.kind === 'ready' ? endBefore(result.services) : undefined)).catch(() => undefined);
  return next;
}

/** A link signs in as somebody else than who is signed in here: nobody is replaced without being asked. */
export const OtherAccountScreen = ({ question, onAnswer }: OtherAccountScreenProps) => (
  <main style={{ display: 'grid', placeItems: 'center', minHeight: '100dvh' }}>
    <EmptyState
      headingLevel={1}
      icon="user"
      title={<Trans>This link belongs to another account</Trans>}
      actions={
        <>
          <Button variant="primary" onPress={() => onAnswer(replace(question))}>
            <Trans>Switch account</Trans>
          </Button>
          <Button onPress={() => onAnswer(question.keep())}>
            {question.current === null ? <Trans>Stay with mine</Trans> : <Trans>Stay as {question.current}</Trans>}
          </Button>
        </>
      }
    >
      {question.current === null ? (
        <Trans>
          You are already signed in here, and the link signs in as somebody else. If you switch, the account that is
          open now is signed out in this browser.
        </Trans>
      ) : (
        <Trans>
          You are signed in here as {question.current}, and the link signs in as somebody else. If you switch,{' '}
          {question.current} is signed out in this browser.
        </Trans>
      )}
    </EmptyState>
  </main>
);
