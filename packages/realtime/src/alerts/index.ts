export { alertFor } from './alert-for.ts';
export { orderOf, orderToOpen, tagOf } from './alert-texts.ts';
export type {
  AlertContext,
  AlertDecision,
  AlertEvent,
  AlertName,
  AlertPart,
  AlertPreferences,
  AlertPush,
  AlertRule,
  AlertSettings,
  AlertSound,
  AlertToast,
  ToastStyle,
  TraceEntry,
  Translate,
} from './alert-types.ts';
export { alertNames, alertParts } from './alert-types.ts';
export { isQuiet, type QuietHours } from './quiet-hours.ts';
