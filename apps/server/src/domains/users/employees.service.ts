import { type Actor, checkPermission } from '@boostdesk/auth';
import { ORDER_ROOM } from '@boostdesk/realtime/contract';
import type { AreaChange } from '../../areas/serve-area.ts';
import { Refusal } from '../../contract/refusal.ts';
import type { Tx } from '../../db/index.ts';
import { type Phrase, phrase } from '../../words/phrase.ts';
import type { EventsService } from '../events/events.service.ts';
import type { AccountsService } from './accounts.service.ts';
import { createEmployeesRepository, type EmployeeFields } from './employees.repository.ts';

export interface EmployeesDeps {
  readonly accounts: Pick<AccountsService, 'lock'>;
  readonly events: Pick<EventsService, 'toUsers' | 'outOfRoom'>;
}

/** Boosters' settings by staff (docs/product.md, Employees), for future orders; shares agreed at lock-in stay. */
export function createEmployeesService({ accounts, events }: EmployeesDeps): AreaChange<EmployeeFields> {
  const employees = createEmployeesRepository();

  /** Locks the account, so that concurrent changes run one after the other. */
  async function assertMay(tx: Tx, actor: Actor, id: number): Promise<void> {
    const [subject] = await accounts.lock(tx, [id]);
    if (subject === undefined) throw new Refusal('not_found');
    const decision = checkPermission('employee.edit', actor, subject);
    if (!decision.ok)
      throw new Refusal(decision.reason === 'role' ? 'forbidden' : 'conflict', sentences[decision.reason]);
  }

  return {
    action: 'employee.edit',
    lock: employees.lock,
    assertMay,
    save: (tx, id, fields) => employees.save(tx, id, fields),
    async saved(tx, id, { after }) {
      await events.toUsers(tx, [id], 'employeeChanged', {});
      if (!after.order_notification) events.outOfRoom(tx, ORDER_ROOM, id);
    },
  };
}

const sentences: Partial<Record<string, Phrase>> = {
  oneself: phrase('This is your own account. Someone else has to do this.'),
  higherRole: phrase('Only admins can change staff accounts.'),
};
