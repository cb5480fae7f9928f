export { alertFor } from './alert-for.ts';
export { orderOf, orderToOpen, tagOf } from './alert-texts.ts';
export type {
  AlertContext,
  AlertEvent,
  AlertName,
  AlertPart,
  AlertPush,
  AlertRule,
  AlertSettings,
  AlertSound,
  AlertToast,
  AlertVerdict,
  AlertWishes,
  Say,
  ToastStyle,
  TraceLine,
} from './alert-types.ts';
export { alertNames, alertParts } from './alert-types.ts';
export { isQuiet, type QuietHours } from './quiet-hours.ts';
