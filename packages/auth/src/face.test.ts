import { expect, test } from 'vitest';
import * as auth from './index.ts';
import * as session from './session/index.ts';

test('the public face changes on purpose only', () => {
  expect(Object.keys(auth).sort()).toMatchInlineSnapshot(`
    [
      "ANONYMOUS",
      "ForbiddenError",
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
    ]
  `);
  expect(Object.keys(session).sort()).toMatchInlineSnapshot(`
    [
      "MAX_TOKEN_LENGTH",
      "STORAGE_KEYS",
      "createSession",
      "createTabNews",
      "estimateSkew",
      "isExpired",
      "nextSession",
      "sessionFromToken",
      "tokenOf",
      "userOfToken",
    ]
  `);
});
