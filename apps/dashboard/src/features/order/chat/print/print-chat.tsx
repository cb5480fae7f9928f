import { isApiError } from '@boostdesk/api-client';
import type { OrderView } from '@boostdesk/api-client/contract';
import { Button } from '@boostdesk/ui/button';
import { ChatThread } from '@boostdesk/ui/chat-thread';
import type { FormProblem } from '@boostdesk/ui/use-form';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useAtomValue } from '../../../../core/state.ts';
import { useLatest } from '../../../../core/use-latest.ts';
import { errorMessage } from '../../../../i18n/error-message.ts';
import { actorAtom } from '../../../../session/session-atoms.ts';
import { ButtonProblem } from '../../../../shared/components/button-problem.tsx';
import { useChatApi } from '../../api.ts';
import styles from '../chat.module.css';
import { toThread } from '../chat-entries.ts';
import { toEntry } from '../thread-entry.tsx';
import { fetchWholeChat, type WholeChat } from './whole-chat.ts';

/** Longest wait for the pictures. */
const PICTURES_MS = 10_000;
/** On paper a day is a date, not 'Today'. */
const laterThanAllDays = (): number => Date.UTC(9000, 0);
const ignore = (): undefined => undefined;

async function waitForPictures(box: HTMLElement | null, signal: AbortSignal): Promise<void> {
  const pictures = [...(box?.querySelectorAll('img') ?? [])].map((picture) => picture.decode());
  const end = Promise.withResolvers<void>();
  const timer = setTimeout(end.resolve, PICTURES_MS);
  signal.addEventListener('abort', () => end.resolve());
  await Promise.race([Promise.allSettled(pictures), end.promise]);
  clearTimeout(timer);
}

interface PrintChatProps {
  readonly order: OrderView;
  /** Called when all messages are shown on paper. */
  readonly onLoaded: () => void;
  readonly onEnd: () => void;
}

/** Loads all messages, as `beforeprint` cannot wait for them, and prints them in place of the loaded ones. */
export const PrintChat = ({ order, onLoaded, onEnd }: PrintChatProps) => {
  const { t } = useLingui();
  const self = useAtomValue(actorAtom).id;
  const api = useChatApi();
  const [count, setCount] = useState(0);
  const [chat, setChat] = useState<WholeChat | null>(null);
  const box = useRef<HTMLDivElement>(null);
  const [problem, setProblem] = useState<FormProblem | null>(null);
  const latestLoaded = useLatest(onLoaded);
  const latestEnd = useLatest(onEnd);
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    const fail = (error: unknown) => {
      if (signal.aborted) return;
      if (!isApiError(error)) reportError(error);
      // A toast has reported other errors of the server.
      if (isApiError(error) && error.code !== 'unsupported') latestEnd.current();
      else setProblem({ message: errorMessage(error), fields: {} });
    };
    fetchWholeChat(api, order.id, { signal, onLoaded: setCount }).then(setChat, fail);
    return () => stop.abort();
  }, [api, order.id, latestEnd]);
  useLayoutEffect(() => {
    if (chat !== null) latestLoaded.current();
  }, [chat, latestLoaded]);
  useEffect(() => {
    if (chat === null) return;
    const stop = new AbortController();
    const { signal } = stop;
    addEventListener('afterprint', () => latestEnd.current(), { signal });
    void waitForPictures(box.current, signal).then(() => {
      if (signal.aborted) return;
      try {
        print();
      } catch (error) {
        // `afterprint` does not follow.
        latestEnd.current();
        reportError(error);
      }
    });
    return () => stop.abort();
  }, [chat, latestEnd]);
  if (problem !== null) {
    return (
      <div className={styles.loadingAll}>
        <ButtonProblem problem={problem} />
      </div>
    );
  }
  if (chat === null) {
    return (
      <div className={styles.loadingAll}>
        <p role="status">
          <Trans>Loading all messages to print: {count}</Trans>
        </p>
        <Button size="s" variant="quiet" onPress={onEnd}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    );
  }
  const { messages, receipts } = chat;
  const context = { order, receipts, self, onCancel: ignore, onLoadError: ignore };
  const entries = toThread({ messages, outbox: [], receipts, self });
  return (
    <div ref={box} className={styles.printOnly}>
      <ChatThread
        clock={laterThanAllDays}
        label={t`Messages`}
        entries={entries.map((entry) => toEntry(entry, context))}
      />
    </div>
  );
};
