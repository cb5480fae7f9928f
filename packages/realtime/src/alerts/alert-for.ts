import { fitsEmployee, isCustomer } from '@boostdesk/auth';
import type { EventOf, EventPayload } from '../events.ts';
import { orderOf, pushOf, toastOf } from './alert-texts.ts';
import type {
  AlertContext,
  AlertDecision,
  AlertEvent,
  AlertName,
  AlertPart,
  AlertRule,
  AlertSound,
  TraceEntry,
} from './alert-types.ts';

type Rules = readonly (readonly [AlertRule, boolean])[];

/** SPEC §6. */
const rulesOf: { readonly [N in AlertName]: (payload: EventPayload<N>, context: AlertContext) => Rules } = {
  orderNotification: ({ by }, { settings, user }) => [
    ['notMyAct', by !== user.id],
    ['orderToastsOn', settings.orderToasts],
  ],
  newMessage: ({ to, id }, { user, viewing }) => [
    ['addressedToMe', to === user.id],
    ['notViewingOrder', !viewing.has(id)],
  ],
  newNotification: ({ users, order = null }, { user, viewing }) => [
    ['addressedToMe', users.includes(user.id)],
    ['notViewingOrder', order === null || !viewing.has(order)],
  ],
  poke: ({ id }, { user, viewing }) => [
    ['notCustomer', !isCustomer(user)],
    ['notViewingOrder', !viewing.has(id)],
  ],
  newOrder: ({ game, platform }, { user }) => {
    const employee = user.employee ?? null;
    return [
      ['notCustomer', !isCustomer(user)],
      ['hasEmployee', employee !== null],
      // Two rules, so that the trace shows which failed.
      ['gameFits', employee !== null && fitsEmployee(employee, { gameId: game, platform: null })],
      ['platformFits', employee !== null && fitsEmployee({ ...employee, games: null }, { gameId: game, platform })],
    ];
  },
};

/** SPEC §2; a poke sounds like a message. */
const soundOf: { readonly [N in AlertName]: AlertSound | null } = {
  orderNotification: null,
  newOrder: 'neworder',
  newMessage: 'newmessage',
  newNotification: null,
  poke: 'newmessage',
};

function eventRules<N extends AlertName>(event: EventOf<N>, context: AlertContext): Rules {
  return rulesOf[event.name](event.payload, context);
}

const NONE: ReadonlySet<number> = new Set();

/** Conditions of every kind of event. */
function commonRules(event: AlertEvent, { settings, muted = NONE }: AlertContext): Rules {
  const order = orderOf(event);
  return [
    ['showNotifications', settings.showNotifications],
    ['orderNotMuted', order === null || !muted.has(order)],
  ];
}

function partRules(name: AlertName, context: AlertContext): { readonly [P in AlertPart]: Rules } {
  const { settings, onScreen, quiet, overtaken = false } = context;
  const isEnabled = (part: AlertPart) => settings.wishes[name]?.[part] !== false;
  return {
    toast: [
      ['toastWanted', isEnabled('toast')],
      ['notOvertaken', !overtaken],
    ],
    sound: [
      ['hasSound', soundOf[name] !== null],
      ['soundWanted', isEnabled('sound')],
      ['soundsOn', settings.soundsOn],
      ['volumeAboveZero', settings.volume > 0],
      ['outsideQuietHours', !quiet],
    ],
    push: [
      ['pushWanted', isEnabled('push')],
      ['pushOn', settings.pushOn],
      ['notOnScreen', !onScreen],
      ['pushOutsideQuietHours', !quiet],
    ],
  };
}

const toTraceEntries = (part: TraceEntry['part'], rules: Rules): TraceEntry[] =>
  rules.map(([rule, value]) => ({ rule, value, part }));

/** Decides whether an event shows a toast, plays a sound and sends a push, with a trace of all rules. */
export function alertFor(event: AlertEvent, context: AlertContext): AlertDecision {
  const { toast, sound, push } = partRules(event.name, context);
  const trace = [
    ...toTraceEntries('all', eventRules(event, context)),
    ...toTraceEntries('all', commonRules(event, context)),
    ...toTraceEntries('toast', toast),
    ...toTraceEntries('sound', sound),
    ...toTraceEntries('push', push),
  ];
  const holds = (part: AlertPart) => trace.every((line) => line.value || (line.part !== part && line.part !== 'all'));
  return {
    toast: holds('toast') ? toastOf(event, context.translate) : null,
    sound: holds('sound') ? soundOf[event.name] : null,
    push: holds('push') ? pushOf(event, context.translate) : null,
    trace,
  };
}
