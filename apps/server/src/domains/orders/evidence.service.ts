import { HttpError } from '../../http/http-error.ts';
import { msg } from '../../i18n/message.ts';
import type { EvidenceRepository } from './evidence.repository.ts';
import { type EvidenceFiles, packEvidence, sha256, toJsonFile } from './evidence-pack.ts';
import { renderEvidencePage } from './evidence-page.ts';
import type { OrderCommandContext, OrderCommandDeps, OrderCommands } from './order-commands.ts';
import type { CommandCaller } from './orders-deps.ts';

const fileOf = ({ id }: { readonly id: number }): string => `pictures/${id}.webp`;

/** The evidence of a dispute as one ZIP file. docs/product.md, Disputes. */
export function createEvidenceService(
  { siteLog, write }: OrderCommandDeps,
  commands: OrderCommands,
  evidence: EvidenceRepository,
) {
  /** The order is locked, which keeps chat, timeline and payments as they are. */
  async function collect({ tx, order: { id } }: OrderCommandContext): Promise<EvidenceFiles> {
    const disputes = await evidence.disputes(tx, id);
    if (disputes.length === 0) throw new HttpError('conflict', msg('No problem with this order was reported.'));
    const order = await evidence.order(tx, id);
    const transitions = await evidence.events(tx, id);
    const messages = await evidence.messages(tx, id);
    const stored = await evidence.pictures(tx, id);
    const payments = {
      ledger: await evidence.ledger(tx, id),
      earnings: await evidence.earnings(tx, id),
      requests: await evidence.requests(tx, id),
    };
    const pictures = stored.map(({ large: _bytes, ...picture }) => ({ file: fileOf(picture), ...picture }));
    const chat = messages.map((message) => ({
      ...message,
      pictures: pictures.filter((one) => one.message_id === message.id).map(({ file }) => file),
    }));
    const ofKind = (kind: string) => transitions.filter((one) => one.kind === kind);
    const [progress, reveals] = [ofKind('progress'), ofKind('credentials_revealed')];
    const page = renderEvidencePage({
      id,
      order,
      tables: {
        Disputes: disputes,
        Timeline: transitions,
        Progress: progress,
        'Account details viewed': reveals,
        Chat: chat,
        Earnings: payments.earnings,
        'Payment requests': payments.requests,
        Ledger: payments.ledger,
      },
      pictures,
    });
    return {
      ...Object.fromEntries(stored.map((picture) => [fileOf(picture), picture.large])),
      'index.html': Buffer.from(page),
      'order.json': toJsonFile(order),
      'disputes.json': toJsonFile(disputes),
      'transitions.json': toJsonFile(transitions),
      'progress.json': toJsonFile(progress),
      'reveals.json': toJsonFile(reveals),
      'chat.json': toJsonFile(chat),
      'pictures.json': toJsonFile(pictures),
      'payments.json': toJsonFile(payments),
    };
  }

  return {
    /** Logs the hash of the file, so that a copy can be checked later. */
    exportPack: (caller: CommandCaller, id: number) =>
      write(caller, async (tx) => {
        const context = await commands.loadForUpdate(tx, caller, 'order.exportEvidence', id);
        const zip = packEvidence(id, await collect(context));
        const hash = sha256(zip);
        await siteLog.record(tx, {
          actor: caller.actor,
          action: 'order.exportEvidence',
          object: { kind: 'order', id },
          before: null,
          after: { sha256: hash },
        });
        return { name: `order-${id}-evidence.zip`, sha256: hash, zip: Buffer.from(zip).toString('base64') };
      }),
  };
}

export type EvidenceService = ReturnType<typeof createEvidenceService>;
