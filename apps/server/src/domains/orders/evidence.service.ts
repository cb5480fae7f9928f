import type { Reader } from '../../db/index.ts';
import { readSnapshot } from '../../db/snapshot.ts';
import { HttpError } from '../../http/http-error.ts';
import { msg } from '../../i18n/message.ts';
import type { EvidenceRepository } from './evidence.repository.ts';
import { type EvidenceFiles, packEvidence, sha256, toJsonFile } from './evidence-pack.ts';
import { renderEvidencePage } from './evidence-page.ts';
import { assertAllowed } from './order-access.ts';
import type { OrderCommandDeps } from './order-commands.ts';
import type { CommandCaller } from './orders-deps.ts';

/** Bytes of the pictures of a pack. */
const PICTURES_MAX = 50 * 1024 * 1024;
const TOO_LARGE = `The picture files are left out, because together they are larger than ${PICTURES_MAX / 1024 / 1024} MB.`;

const fileOf = ({ id }: { readonly id: number }): string => `pictures/${id}.webp`;

interface Evidence {
  readonly files: EvidenceFiles;
  /** Names the files that the pack leaves out; null when it is complete. */
  readonly note: string | null;
}

/** The evidence of a dispute as one ZIP file. docs/product.md, Disputes. */
export function createEvidenceService(
  { db, reading, siteLog, subjects, write }: OrderCommandDeps,
  evidence: EvidenceRepository,
) {
  async function pictureFiles(from: Reader, ids: readonly number[]): Promise<EvidenceFiles> {
    const found = ids.length === 0 ? [] : await evidence.pictureFiles(from, ids);
    return Object.fromEntries(found.map((picture) => [fileOf(picture), picture.large]));
  }

  async function collect(from: Reader, id: number): Promise<Evidence> {
    const reported = await evidence.disputes(from, id);
    if (reported.length === 0) throw new HttpError('conflict', msg('No problem with this order was reported.'));
    const order = await evidence.order(from, id);
    const events = await evidence.events(from, id);
    const messages = await evidence.messages(from, id);
    const none = { message_id: null, dispute_id: null, event_id: null, guide_versions: null };
    const stored = [
      ...(await evidence.pictures(from, id)),
      ...(await evidence.disputePictures(from, id)),
      ...(await evidence.eventPictures(from, id)),
      ...(await evidence.guidePictures(from, id)),
    ].map((one) => ({ ...none, ...one }));
    const payments = {
      ledger: await evidence.ledger(from, id),
      earnings: await evidence.earnings(from, id),
      requests: await evidence.requests(from, id),
    };
    const written = await evidence.guides(from, id);
    const pictures = stored.map((picture) => ({ file: fileOf(picture), ...picture }));
    const note = stored.reduce((sum, { bytes }) => sum + bytes, 0) > PICTURES_MAX ? TOO_LARGE : null;
    const ids = note === null ? stored.map((picture) => picture.id) : [];
    const chat = messages.map((message) => ({
      ...message,
      pictures: pictures.filter((one) => one.message_id === message.id).map(({ file }) => file),
    }));
    const disputes = reported.map((dispute) => ({
      ...dispute,
      pictures: pictures.filter((one) => one.dispute_id === dispute.id).map(({ file }) => file),
    }));
    const transitions = events.map((event) => ({
      ...event,
      pictures: pictures.filter((one) => one.event_id === event.id).map(({ file }) => file),
    }));
    const guides = written.map((guide) => ({
      ...guide,
      pictures: pictures.filter((one) => one.guide_versions?.includes(guide.version)).map(({ file }) => file),
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
        Guide: guides,
        Earnings: payments.earnings,
        'Payment requests': payments.requests,
        Ledger: payments.ledger,
      },
      pictures,
      note,
    });
    const files = {
      ...(await pictureFiles(from, ids)),
      'index.html': Buffer.from(page),
      'order.json': toJsonFile(order),
      'disputes.json': toJsonFile(disputes),
      'transitions.json': toJsonFile(transitions),
      'progress.json': toJsonFile(progress),
      'reveals.json': toJsonFile(reveals),
      'chat.json': toJsonFile(chat),
      'pictures.json': toJsonFile(pictures),
      'guides.json': toJsonFile(guides),
      'payments.json': toJsonFile(payments),
    };
    return { files, note };
  }

  const read = ({ actor }: CommandCaller, id: number): Promise<Evidence> =>
    readSnapshot(db, async (from) => {
      const subject = await subjects.byId(id, from);
      if (subject === undefined) throw new HttpError('not_found');
      assertAllowed('order.exportEvidence', actor, subject, await reading.rulesFor(from, actor));
      return collect(from, id);
    });

  return {
    /** Logs the hash of the file, so that a copy can be checked later. */
    async exportPack(caller: CommandCaller, id: number) {
      const { files, note } = await read(caller, id);
      const zip = await packEvidence(id, files, note);
      const hash = sha256(zip);
      await write(caller, (tx) =>
        siteLog.record(tx, {
          actor: caller.actor,
          action: 'order.exportEvidence',
          object: { kind: 'order', id },
          before: null,
          after: { sha256: hash },
        }),
      );
      return { name: `order-${id}-evidence.zip`, sha256: hash, zip: Buffer.from(zip).toString('base64') };
    },
  };
}

export type EvidenceService = ReturnType<typeof createEvidenceService>;
