// Pages of customers, boosters and the public site against axe; other states, roles and widths and the light theme are in axe-nightly.spec.ts.
import { checkScreens, checkStartScreens } from '../support/axe.ts';
import { mainPathsOf } from '../support/axe-screens.ts';
import { test } from '../support/fixtures.ts';

// @spec 2.1-2, 2.1-10
for (const viewer of ['guest', 'buyer', 'customer', 'Kaito'] as const)
  test(`${viewer}: no screen has an axe violation in the dark theme at 1440 px`, async ({ people }) => {
    await checkScreens(people, { viewer, theme: 'dark', width: 1440, paths: mainPathsOf(viewer) });
  });

test('the screens in place of the app have no axe violation in the dark theme at 1440 px', async ({ people }) => {
  await checkStartScreens(people, 'dark', 1440);
});
