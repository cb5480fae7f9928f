import type { ReplyAudience } from '@boostdesk/catalogs/rules';
import type { Db } from '../db/index.ts';
import { pastTime } from './past-time.ts';

/** Audience, shortcut, title, text. */
const shared: readonly (readonly [ReplyAudience, string, string, string])[] = [
  [
    'boosters',
    'hello',
    'Greeting',
    'Hi {{customer.name}}, I’m {{my.name}} and I’ll play your {{order.service}} in {{order.game}}. I start today at {{blank}}.',
  ],
  [
    'boosters',
    'target',
    'Half way there',
    'Good session today! We’re on the way to {{order.target}}. I’ll go on {{blank}}.',
  ],
  [
    'boosters',
    'login',
    'Please log out',
    'Hi {{customer.name}}, please stay logged out of {{order.game}} while I play, so that no match is lost.',
  ],
  [
    'staff',
    'delay',
    'Sorry for the delay',
    'Hi {{customer.name}}, we’re sorry that order {{order.number}} takes longer than planned. {{booster.name}} goes on {{blank}}, and we keep an eye on it.',
  ],
  [
    'staff',
    'review',
    'Ask for a review',
    'Thank you for ordering with us, {{customer.name}}! If you liked the work of {{booster.name}}, a review helps other players to choose.',
  ],
];

const personal: typeof shared = [
  ['own', 'break', 'Short break', 'I’m taking a short break and will be back at {{blank}}.'],
  ['own', 'done', 'Target reached', 'GG, {{customer.name}}! {{order.target}} is reached. Have a look at your account.'],
];

/** Quick replies that staff share, and the personal ones of the demo booster. */
export async function seedQuickReplies(
  db: Db,
  { admin, booster, now }: { readonly admin: number; readonly booster: number; readonly now: Date },
): Promise<void> {
  const toRow =
    (owner: number) =>
    ([audience, shortcut, title, text]: (typeof shared)[number], place: number) => ({
      ...{ owner_id: owner, audience, shortcut, title, text },
      created_at: pastTime(now, 40 - place, place),
    });
  await db
    .insertInto('quick_replies')
    .values([...shared.map(toRow(admin)), ...personal.map(toRow(booster))])
    .execute();
}
