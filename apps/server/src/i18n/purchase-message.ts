import { type MessageDescriptor, msg, packageMsg } from './message.ts';

/** Units as written by `orders/purchase-text.ts`. */
const UNITS: Readonly<Record<string, (count: number) => MessageDescriptor>> = {
  win: (count) => msg('{count, plural, one {# win} other {# wins}}', { count }),
  'net win': (count) => msg('{count, plural, one {# net win} other {# net wins}}', { count }),
  division: (count) => msg('{count, plural, one {# division} other {# divisions}}', { count }),
  'placement match': (count) => msg('{count, plural, one {# placement match} other {# placement matches}}', { count }),
  match: (count) => msg('{count, plural, one {# match} other {# matches}}', { count }),
  clear: (count) => msg('{count, plural, one {# clear} other {# clears}}', { count }),
  hour: (count) => msg('{count, plural, one {# hour} other {# hours}}', { count }),
  level: (count) => msg('{count, plural, one {# level} other {# levels}}', { count }),
  'thousand point': (count) => msg('{count, plural, one {# thousand points} other {# thousand points}}', { count }),
};

const COUNTED = /^(\d+) (.+?)(?:(?<=match)e)?s?$/;
const CLIMBED = /^(.+) to (.+)$/;

function goalMessage(goal: string): MessageDescriptor | string {
  const [, count, one = ''] = COUNTED.exec(goal) ?? [];
  const unit = Object.hasOwn(UNITS, one) ? UNITS[one] : undefined;
  if (unit !== undefined) return unit(Number(count));
  const [, from, target = ''] = CLIMBED.exec(goal) ?? [];
  return from === undefined ? goal : msg('{from} to {target}', { from, target });
}

/**
 * Translates a purchase, which orders store in English, as 'League boosting, Gold IV to Platinum II': the service and
 * the goals. Unknown parts stay as they are.
 */
export function purchaseMessage(purchase: string): MessageDescriptor {
  const [service = '', ...goals] = purchase.split(', ');
  return goals.reduce(
    (bought, goal) => msg('{service}, {goal}', { service: bought, goal: goalMessage(goal) }),
    packageMsg(service),
  );
}
