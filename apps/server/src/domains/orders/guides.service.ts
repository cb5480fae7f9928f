import { GUIDE_VERSIONS_MAX, type Guide } from '@boostdesk/api-client/contract';
import type { Actor } from '@boostdesk/auth';
import { hasUnknownGuidePicture, isGuideService } from '@boostdesk/catalogs/rules';
import type { Reader } from '../../db/index.ts';
import { HttpError } from '../../http/http-error.ts';
import { msg } from '../../i18n/message.ts';
import { createGuidesRepository } from './guides.repository.ts';
import { assertAllowed } from './order-access.ts';
import type { OrderCommandDeps, OrderCommands } from './order-commands.ts';
import { readsGuideDrafts } from './order-subjects.service.ts';
import type { OrderRecord } from './orders.repository.ts';
import type { CommandCaller } from './orders-deps.ts';

interface Draft {
  readonly order: number;
  readonly text: string;
  /** The version that the text is based on; 0 for the first. */
  readonly version: number;
}

type Versions = Awaited<ReturnType<ReturnType<typeof createGuidesRepository>['listVersions']>>;

const toVersion = ({ version, written_at, delivered_at }: Versions[number]) => ({
  version,
  writtenAt: written_at.toISOString(),
  deliveredAt: delivered_at?.toISOString() ?? null,
});

function assertGuideOrder({ service_id }: OrderRecord): void {
  if (!isGuideService(service_id)) throw new HttpError('conflict', msg('This order has no guide.'));
}

/** Guides that boosters write for orders of guide services. docs/product.md, Guides. */
const unknownPicture = msg('A picture can’t be kept as it is written. Insert it again.');

export function createGuidesService(
  { db, write, clock, pictures, reading, subjects }: OrderCommandDeps,
  commands: OrderCommands,
) {
  const guides = createGuidesRepository();

  /** As a user sees it. */
  async function find(
    from: Reader,
    { order, versions, user }: { readonly order: number; readonly versions: Versions; readonly user: number },
    version?: number,
  ): Promise<Guide | null> {
    const [newest] = versions;
    const row = version === undefined ? newest : versions.find((one) => one.version === version);
    if (row === undefined) {
      if (version !== undefined) throw new HttpError('not_found');
      return null;
    }
    const found = await guides.findVersion(from, order, row.version);
    if (found === undefined) throw new HttpError('not_found');
    const { text, ...writer } = found;
    return {
      ...toVersion(row),
      text,
      pictures: await pictures.ofGuide(from, user, { order, version: row.version }),
      writer,
      versions: versions.map(toVersion),
    };
  }

  return {
    /** The customer reads delivered versions only. */
    async get(
      { actor }: { readonly actor: Actor },
      { order, version }: { order: number; version?: number | undefined },
    ) {
      const subject = await subjects.byId(order, db);
      if (subject === undefined) throw new HttpError('not_found');
      assertAllowed('order.readGuide', actor, subject, await reading.rulesFor(db, actor));
      const all = await guides.listVersions(db, order);
      const versions = readsGuideDrafts(actor, subject) ? all : all.filter((row) => row.delivered_at !== null);
      return { guide: await find(db, { order, versions, user: actor.id }, version) };
    },

    /**
     * Saving the current text again does nothing. Pictures that the text shows belong to the version.
     * @throws HttpError `conflict` when another version was saved meanwhile
     */
    save: (caller: CommandCaller, { order: id, text, version }: Draft) =>
      write(caller, async (tx) => {
        const { actor, order } = await commands.loadForUpdate(tx, caller, 'order.writeGuide', id);
        assertGuideOrder(order);
        const versions = await guides.listVersions(tx, id);
        const newest = versions[0]?.version ?? 0;
        const current = await find(tx, { order: id, versions, user: actor.id });
        if (current?.text === text) return { guide: current };
        if (newest !== version)
          throw new HttpError('conflict', msg('A newer version of this guide was saved in the meantime.'));
        if (hasUnknownGuidePicture(text)) throw new HttpError('invalid', unknownPicture, { text: unknownPicture });
        if (newest >= GUIDE_VERSIONS_MAX) throw new HttpError('conflict', msg('This guide has too many versions.'));
        const place = { order: id, version: newest + 1 };
        await guides.insert(tx, { ...place, text, writer: actor.id, at: clock() });
        await pictures.attachToGuide(tx, { ...place, user: actor.id }, text);
        return { guide: await find(tx, { order: id, versions: await guides.listVersions(tx, id), user: actor.id }) };
      }),

    /** Delivering a version again does nothing. */
    deliver: (caller: CommandCaller, { order: id, version }: { readonly order: number; readonly version: number }) =>
      write(caller, async (tx) => {
        const context = await commands.loadForUpdate(tx, caller, 'order.deliverGuide', id);
        assertGuideOrder(context.order);
        const [newest] = await guides.listVersions(tx, id);
        if (newest?.version !== version)
          throw new HttpError('conflict', msg('A newer version of this guide was saved in the meantime.'));
        if (newest.delivered_at === null) {
          await guides.markDelivered(tx, { order: id, version, at: context.now });
          await commands.applyChange(context, 'order.deliverGuide', {
            set: {},
            event: { kind: 'guide_delivered', data: {} },
            logged: { version },
            notify: { code: 'guide_delivered', params: {}, to: 'customer' },
          });
        }
        return reading.view(tx, caller.actor, id);
      }),
  };
}

export type GuidesService = ReturnType<typeof createGuidesService>;
