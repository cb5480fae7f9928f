import { isApiError } from '@boostdesk/api-client';
import { can } from '@boostdesk/auth';
import type { SearchEntry } from '@boostdesk/search';
import { msg } from '@lingui/core/macro';
import type { NavigateFunction } from 'react-router-dom';
import type { Services } from '../core/services.ts';
import { toasts } from '../core/toasts.ts';
import { fetchApiQuery } from '../data/api-query.ts';
import { keys } from '../data/query-client.ts';
import { isLostConnection } from '../data/repeated-call.ts';
import { i18n } from '../i18n/i18n.ts';
import { actorAtom } from '../session/session-atoms.ts';
import { requestDialog } from '../shared/dialog-request.ts';
import { createOrderApi, orderQuery, requireOrderPermission } from '../shared/order-actions/api.ts';
import { subjectOf } from '../shared/order-subject.ts';
import { orderActionLabels } from './order-action-labels.ts';
import { ORDER_COMMAND_PREFIX } from './search-commands.ts';

/** Actions that the user may run on the order, by the permission table. Empty when the order is not visible to the user. */
export async function findOrderActions(services: Services, digits: string): Promise<SearchEntry[]> {
  // Order numbers have no leading zero.
  if (digits.startsWith('0')) return [];
  const id = Number(digits);
  const actor = services.store.get(actorAtom);
  const deps = { ...services, actor };
  const query = orderQuery(deps, id);
  const { order } = await fetchApiQuery(services.queries, {
    ...query,
    // Without a connection the search shows the cached order, or says that it finds none.
    fetch: (signal, quiet) => query.fetch(signal, (error) => isLostConnection(error) || quiet(error)),
  });
  // A cached order may be the answer to an action.
  await requireOrderPermission(deps, id, isLostConnection);
  const subject = subjectOf(order);
  return orderActionLabels(id)
    .filter(([action]) => can(`order.${action}`, actor, subject))
    .filter(([action]) => action !== 'extendDeadline' || order.deadline !== null)
    .map(([action, label]) => ({ label: i18n._(label), url: `${ORDER_COMMAND_PREFIX}${action}:${id}` }));
}

/** Opens the order with the action's dialog. Resuming needs no dialog and runs at once. */
export async function runOrderAction(services: Services, url: string, navigate: NavigateFunction): Promise<void> {
  const [action = '', id = ''] = url.slice(ORDER_COMMAND_PREFIX.length).split(':');
  if (action === 'unpause') {
    try {
      await createOrderApi(services.api).order.unpause({ id: Number(id) });
    } catch (error) {
      // The order's page tries again, and says in its place that the server does not have it. Other errors have a toast of their own.
      if (isApiError(error, 'unsupported')) await navigate(`/order/${id}`, { state: requestDialog(action) });
      return;
    } finally {
      void services.queries.invalidateQueries({ queryKey: keys.order(Number(id)) });
    }
    toasts.add({ title: i18n._(msg`Success`), message: i18n._(msg`Order #${id} unpaused.`), style: 'success' });
  }
  await navigate(`/order/${id}`, action === 'unpause' ? {} : { state: requestDialog(action) });
}
