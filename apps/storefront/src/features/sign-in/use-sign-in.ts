import { isApiError } from '@boostdesk/api-client';
import { useState } from 'react';
import { problemWords } from '../../app/problem-words.ts';
import { useServices } from '../../app/services-context.ts';

export interface SignInProblem {
  /** Null where the fields say it all. */
  readonly message: string | null;
  readonly fields: Readonly<Record<string, string>>;
}

const WRONG: SignInProblem = {
  message: 'The e-mail address or the password is wrong.',
  fields: { password: 'Check the password, and the address above.' },
};

function problemOf(error: unknown): SignInProblem {
  const fields = isApiError(error) ? (error.fields ?? {}) : {};
  return { message: Object.keys(fields).length > 0 ? null : problemWords(error), fields };
}

/** Takes the token that a call gives as the site's session. */
export function useSignIn(onSignedIn: () => void) {
  const { session } = useServices();
  const [isPending, setPending] = useState(false);
  const [problem, setProblem] = useState<SignInProblem | null>(null);

  const enter = (call: () => Promise<{ readonly token: string } | false>) => {
    if (isPending) return;
    setPending(true);
    setProblem(null);
    call().then(
      (answer) => {
        setPending(false);
        if (answer === false) return setProblem(WRONG);
        session.login(answer.token, { replace: true });
        session.confirm(answer.token, answer.token);
        onSignedIn();
      },
      (error: unknown) => {
        setPending(false);
        setProblem(problemOf(error));
      },
    );
  };
  return { enter, isPending, problem, clear: () => setProblem(null) };
}
