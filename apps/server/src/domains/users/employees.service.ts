import { type Actor, checkPermission } from '@boostdesk/auth';
import { ORDER_ROOM } from '@boostdesk/realtime/contract';
import type { AreaChange } from '../../areas/area-handlers.ts';
import type { Tx } from '../../db/index.ts';
import { HttpError } from '../../http/http-error.ts';
import { type MessageDescriptor, msg } from '../../i18n/message.ts';
import type { EventsService } from '../events/events.service.ts';
import type { AccountsService } from './accounts.service.ts';
import { createEmployeesRepository, type EmployeeFields } from './employees.repository.ts';

export interface EmployeesDeps {
  readonly accounts: Pick<AccountsService, 'lock'>;
  readonly events: Pick<EventsService, 'publishToUsers' | 'removeFromRoom'>;
}

/** Settings by staff for future orders; shares agreed at lock-in stay. docs/product.md, Employees. */
export function createEmployeesService({ accounts, events }: EmployeesDeps): AreaChange<EmployeeFields> {
  const employees = createEmployeesRepository();

  /** Locks the account, so that concurrent changes run one after the other. */
  async function assertAllowed(tx: Tx, actor: Actor, id: number): Promise<void> {
    const [subject] = await accounts.lock(tx, [id]);
    if (subject === undefined) throw new HttpError('not_found');
    const decision = checkPermission('employee.edit', actor, subject);
    if (!decision.ok)
      throw new HttpError(decision.reason === 'role' ? 'forbidden' : 'conflict', sentences[decision.reason]);
  }

  return {
    action: 'employee.edit',
    lock: employees.lock,
    assertAllowed,
    save: (tx, id, fields) => employees.save(tx, id, fields),
    async afterSave(tx, id, { after }) {
      await events.publishToUsers(tx, [id], 'employeeChanged', {});
      if (!after.order_notification) events.removeFromRoom(tx, ORDER_ROOM, id);
    },
  };
}

const sentences: Partial<Record<string, MessageDescriptor>> = {
  oneself: msg('This is your own account. Someone else has to do this.'),
  higherRole: msg('Only admins can change staff accounts.'),
};
