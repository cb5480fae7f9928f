import { fitsEmployee, isCustomer } from '@boostdesk/auth';
import { toastOf } from './alert-texts.ts';
import type {
  AlertContext,
  AlertEvent,
  AlertName,
  AlertRule,
  AlertSound,
  AlertVerdict,
  SoundRule,
} from './alert-types.ts';
import type { EventOf, EventPayload } from './events.ts';

type Rules = readonly (readonly [AlertRule, boolean])[];

const rulesOf: { readonly [N in AlertName]: (payload: EventPayload<N>, context: AlertContext) => Rules } = {
  orderNotification: (_, { settings }) => [['orderToastsOn', settings.orderToasts]],
  newMessage: ({ to, id }, { user, viewing }) => [
    ['addressedToMe', to === user.id],
    ['notViewingOrder', !viewing.has(id)],
  ],
  newNotification: ({ users }, { user }) => [['addressedToMe', users.includes(user.id)]],
  newOrder: ({ game, platform }, { user }) => {
    const employee = user.employee ?? null;
    return [
      ['notCustomer', !isCustomer(user)],
      ['hasEmployee', employee !== null],
      // The one rule, asked twice so that the trace says which half failed.
      ['gameFits', employee !== null && fitsEmployee(employee, { gameId: game, platform: null })],
      ['platformFits', employee !== null && fitsEmployee({ ...employee, games: null }, { gameId: game, platform })],
    ];
  },
};

/** SPEC §2 has two sounds; a pause and a general notification have none. */
const soundOf: { readonly [N in AlertName]: AlertSound | null } = {
  orderNotification: null,
  newOrder: 'neworder',
  newMessage: 'newmessage',
  newNotification: null,
};

function ownRules<N extends AlertName>(event: EventOf<N>, context: AlertContext): Rules {
  return rulesOf[event.name](event.payload, context);
}

/**
 * Whether an event calls for a toast and a sound, and why (SPEC §6). The toast is shown when every alert rule holds; the sound
 * is played when the sound rules hold as well.
 */
export function alertFor(event: AlertEvent, context: AlertContext): AlertVerdict {
  const { settings } = context;
  const rules: Rules = [...ownRules(event, context), ['showNotifications', settings.showNotifications]];
  const sound = soundOf[event.name];
  const soundRules: readonly (readonly [SoundRule, boolean])[] =
    sound === null
      ? []
      : [
          ['soundsOn', settings.soundsOn],
          ['volumeAboveZero', settings.volume > 0],
        ];
  const shown = rules.every(([, value]) => value);
  const heard = shown && soundRules.every(([, value]) => value);
  return {
    toast: shown ? toastOf(event) : null,
    sound: heard ? sound : null,
    trace: [...rules, ...soundRules].map(([rule, value]) => ({ rule, value })),
  };
}
