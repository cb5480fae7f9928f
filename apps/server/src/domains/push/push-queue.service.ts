import { type AlertName, alertNames } from '@boostdesk/realtime/alerts';
import type { Tx } from '../../db/index.ts';
import { createPushRepository } from './push.repository.ts';

interface Queued {
  readonly user: number;
  readonly seq: number;
  readonly name: string;
}

export const isAlert = (name: string): name is AlertName => alertNames.some((known) => known === name);

/** Queues pushes in the transaction of their events. */
export function createPushQueue(clock: () => Date) {
  const repository = createPushRepository();
  return {
    async enqueue(tx: Tx, events: readonly Queued[]): Promise<void> {
      const alerts = events.filter(({ name }) => isAlert(name));
      if (alerts.length > 0) await repository.enqueue(tx, alerts, clock());
    },
  };
}
