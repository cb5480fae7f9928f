import type { Tx } from '../../db/index.ts';
import { type Telling, telling } from '../events/events.service.ts';
import type { LedgerService } from './ledger.service.ts';

/** Tells a user, on all their devices, how many coins they have. */
export const balanceTelling = (tx: Tx, ledger: Pick<LedgerService, 'coinBalance'>, user: number): Telling =>
  telling('coinsChanged', async () => {
    const balance = await ledger.coinBalance(user, tx);
    return () => ({ balance });
  });
