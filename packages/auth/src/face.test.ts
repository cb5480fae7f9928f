import { expect, test } from 'vitest';
import * as auth from './index.ts';
import * as session from './session/index.ts';

test('the public face changes on purpose only', () => {
  expect(Object.keys(auth).sort()).toMatchInlineSnapshot(`
    [
      "ANONYMOUS",
      "ForbiddenError",
      "MAX_TOKEN_LENGTH",
      "ROLE",
      "actorOf",
      "assertCan",
      "can",
      "fitsEmployee",
      "guardPage",
      "isAction",
      "isAdmin",
      "isAnonymous",
      "isBooster",
      "isCustomer",
      "isExpired",
      "isModerator",
      "isPartner",
      "isRole",
      "isStaff",
      "isTrialBooster",
      "mayEverCall",
      "menuPages",
      "neededFor",
      "pageByPath",
      "pages",
      "permissions",
      "roleNames",
      "roles",
      "searchPages",
      "sessionFromToken",
    ]
  `);
  expect(Object.keys(session).sort()).toMatchInlineSnapshot(`
    [
      "STORAGE_KEYS",
      "createSession",
      "estimateSkew",
      "nextSession",
      "userOfToken",
    ]
  `);
});
