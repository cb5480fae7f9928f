import { expect, test } from 'vitest';
import * as auth from './index.ts';
import * as session from './session/index.ts';

const frozenAllDown = (value: unknown): boolean =>
  typeof value !== 'object' || value === null || (Object.isFrozen(value) && Object.values(value).every(frozenAllDown));

test('the package exports exactly these names', () => {
  expect(Object.keys(auth).sort()).toMatchInlineSnapshot(`
    [
      "ANONYMOUS",
      "FIRST_OFFER_MINUTES",
      "ForbiddenError",
      "ROLE",
      "actorOf",
      "assertCan",
      "can",
      "canBeOfferedFirst",
      "checkAssignee",
      "checkPermission",
      "coinGrantLimit",
      "defaultLimits",
      "fitsEmployee",
      "guardPage",
      "isAction",
      "isAdmin",
      "isAnonymous",
      "isBooster",
      "isCustomer",
      "isModerator",
      "isPartner",
      "isRole",
      "isRoleAllowed",
      "isStaff",
      "isTrialBooster",
      "menuPages",
      "orderValueFor",
      "pageByPath",
      "pages",
      "permissions",
      "readableReplyValues",
      "roleNames",
      "roles",
      "searchPages",
      "segmentsOf",
    ]
  `);
  expect(Object.keys(session).sort()).toMatchInlineSnapshot(`
    [
      "MAX_TOKEN_LENGTH",
      "STORAGE_KEYS",
      "createSession",
      "createSessionChannel",
      "estimateSkew",
      "hasOwnSid",
      "isExpired",
      "sessionFromToken",
      "toDashboardPath",
      "toSameOriginPath",
      "tokenOf",
      "userOfToken",
    ]
  `);
});

test.each(Object.entries({ ...auth, ...session }))('the export %s is deeply frozen', (_name, value) => {
  expect(frozenAllDown(value)).toBe(true);
});
