import type { ChatMessage } from '@boostdesk/api-client/contract';
import { useEffect } from 'react';
import { useServices } from '../../../../core/services-context.ts';
import { receivedReporterOf } from '../../../../realtime/received-reporter.ts';

/** Tells the server once that this device has fetched the chat; later messages are reported as they arrive. */
export function useReportReceived(order: number, messages: readonly ChatMessage[] | undefined, self: number): void {
  const { live } = useServices();
  const newest = messages?.findLast(({ sender }) => sender !== null && sender.id !== self)?.seq;
  const isFetched = newest !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the first fetch is reported
  useEffect(() => {
    if (newest !== undefined) receivedReporterOf(live).report(order, newest);
  }, [live, order, isFetched]);
}
