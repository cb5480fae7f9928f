// Why a booster does, or does not, hear of a new order: the verdict, and every rule with its value.
import { type AlertContext, type AlertEvent, alertFor } from '@boostdesk/realtime/alerts';

const booster: AlertContext = {
  user: { id: 20, role: 2, employee: { trial: false, games: [3], platforms: ['PC'] } },
  settings: { showNotifications: true, orderToasts: true, soundsOn: true, volume: 80, pushOn: true, wishes: {} },
  viewing: new Set(),
  onScreen: true,
  quiet: false,
};
const newOrder = (game: number): AlertEvent => ({
  name: 'newOrder',
  payload: {
    eventId: `order-${game}`,
    seq: null,
    id: 10_001,
    game,
    platform: 'PC',
    server: 'EUW',
    purchase: 'Gold IV to Platinum II',
  },
});

for (const game of [3, 15]) {
  const { toast, sound, trace } = alertFor(newOrder(game), booster);
  console.log(`game ${game}:`, toast?.title ?? 'no toast', '|', toast?.text ?? '-', '|', sound ?? 'silent');
  for (const { rule, value, part } of trace) if (!value) console.log(`  because ${rule} does not hold (${part})`);
}
