export {
  type AreaRow,
  aCoinMovement,
  aContentPage,
  aFine,
  aListedMessage,
  aMessage,
  aNotification,
  anAccount,
  anAppearance,
  anAreaRow,
  anEarning,
  anUnreadMessage,
  aPaymentRequest,
  aPayout,
  aPerson,
  aProgressPayment,
  aPushedEvent,
  aRankingPlace,
  aSearchResult,
  aSession,
  aShare,
  aUser,
  someAlertSettings,
  someLimits,
} from './builders.ts';
export type { Builder } from './create-builder.ts';
export {
  createFakeApi,
  type FakeApi,
  FakeApiError,
  type FakeApiOptions,
  type FakeCall,
  type FakeContext,
  type FakeHandlers,
  FakeNetworkError,
} from './fake-api.ts';
export { anOrder, anOrderEvent, anOrderRow, type OrderChanges } from './order-builders.ts';
export { createSpecHandlers } from './spec-handlers.ts';
