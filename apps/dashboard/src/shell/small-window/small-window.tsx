import type { OrderView } from '@boostdesk/api-client/contract';
import { can } from '@boostdesk/auth';
import { isPlayingNow } from '@boostdesk/catalogs/play';
import { Tag } from '@boostdesk/ui/badge';
import { Button } from '@boostdesk/ui/button';
import { Icon } from '@boostdesk/ui/icon';
import { ignoreStrayFiles } from '@boostdesk/ui/ignore-stray-files';
import { ProgressBar } from '@boostdesk/ui/progress-bar';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { useNavigate } from 'react-router-dom';
import { useAtomValue, useSetAtom } from '../../core/state.ts';
import { ProgressSteps } from '../../features/order/components/progress-steps.tsx';
import { usePlay } from '../../features/order/play/api.ts';
import { PlayingButton } from '../../features/order/play/playing-button.tsx';
import { useProgressSteps } from '../../features/order/use-progress-steps.ts';
import { formatProgress } from '../../i18n/format-order.ts';
import { actorAtom } from '../../session/session-atoms.ts';
import { ButtonProblem } from '../../shared/components/button-problem.tsx';
import { useServerTime } from '../../shared/hooks/use-server-time.ts';
import { useOrder, useOrderApi } from '../../shared/order-actions/api.ts';
import { useOrderAction } from '../../shared/order-actions/use-order-action.ts';
import { subjectOf } from '../../shared/order-subject.ts';
import { type SmallWindow as OpenWindow, smallWindowAtom } from '../../shared/small-window.ts';
import { useMessages } from '../api.ts';
import { copyLook } from './copy-look.ts';
import styles from './small-window.module.css';

/** Shows an order in a small window of its own, for boosters whose game fills the screen. */
export const SmallWindow = ({ order: id, window: small }: OpenWindow) => {
  const { t } = useLingui();
  const setWindow = useSetAtom(smallWindowAtom);
  const { data } = useOrder(id);
  useEffect(() => {
    const stop = copyLook(small.document);
    ignoreStrayFiles(small.document);
    // Another window may be open by now: a pop-up tells late that it is closed.
    const forget = () => setWindow((open) => (open?.window === small ? null : open));
    const close = () => small.close();
    small.addEventListener('pagehide', forget);
    // A pop-up would outlive this page.
    addEventListener('pagehide', close);
    return () => {
      stop();
      small.removeEventListener('pagehide', forget);
      removeEventListener('pagehide', close);
      close();
      forget();
    };
  }, [small, setWindow]);
  const title = t`Order #${id}`;
  useEffect(() => {
    small.document.title = title;
  }, [small, title]);
  return data === undefined ? null : createPortal(<Panel order={data.order} />, small.document.body);
};

const Panel = ({ order: current }: { readonly order: OrderView }) => {
  const { t } = useLingui();
  const navigate = useNavigate();
  const actor = useAtomValue(actorAtom);
  const { order, isPending, press, notice } = useProgressSteps(current);
  const { id, progress } = order;
  const showOrder = () => {
    void navigate(`/order/${id}`);
    focus();
  };
  return (
    <main className={styles.panel}>
      <div className={styles.head}>
        <h1 className={styles.title}>{t`Order #${id}`}</h1>
        <Unread order={id} />
      </div>
      <span className={styles.standing}>{formatProgress(progress)}</span>
      <ProgressBar value={progress.percent} label={t`Progress`} color="status-1" />
      <ProgressSteps order={order} isPending={isPending} onPress={press} />
      <p role="status" className={styles.status}>
        {notice?.message}
      </p>
      <div className={styles.actions}>
        {notice?.action != null && <Button onPress={notice.action.onAction}>{notice.action.label}</Button>}
        {can('order.setPlaying', actor, subjectOf(order)) && <PlayingNow order={id} />}
        <PauseButton order={order} />
        <Button variant="quiet" onPress={showOrder}>
          <Trans>Show order</Trans>
        </Button>
      </div>
    </main>
  );
};

const PlayingNow = ({ order }: { readonly order: number }) => {
  const { data } = usePlay(order);
  const now = useServerTime();
  if (data === undefined) return null;
  const { playingUntil } = data;
  const isPlaying = isPlayingNow(playingUntil === null ? null : Date.parse(playingUntil), now);
  return <PlayingButton order={order} isPlaying={isPlaying} />;
};

const Unread = ({ order }: { readonly order: number }) => {
  const unread = useMessages().data?.unreadMsg.filter((message) => message.order === order).length ?? 0;
  return (
    unread > 0 && <Tag tone="accent">{plural(unread, { one: '# unread message', other: '# unread messages' })}</Tag>
  );
};

/** Pauses in one press: the dialog with the reason would open in the other window. */
const PauseButton = ({ order }: { readonly order: OrderView }) => {
  const api = useOrderApi();
  const actor = useAtomValue(actorAtom);
  const { submit, isPending, problem } = useOrderAction(order.id);
  const subject = subjectOf(order);
  if (can('order.unpause', actor, subject)) {
    return (
      <>
        <Button isPending={isPending} onPress={() => void submit(api.order.unpause, { id: order.id })}>
          <Icon name="circle-play" />
          <Trans>Unpause</Trans>
        </Button>
        <ButtonProblem problem={problem} />
      </>
    );
  }
  if (!can('order.pause', actor, subject)) return null;
  return (
    <>
      <Button isPending={isPending} onPress={() => void submit(api.order.pause, { id: order.id, reason: '' })}>
        <Icon name="circle-pause" />
        <Trans>Pause</Trans>
      </Button>
      <ButtonProblem problem={problem} />
    </>
  );
};
