// Pages of staff against axe; other states, roles and widths and the light theme are in axe-nightly.spec.ts.
import { checkScreens } from '../support/axe.ts';
import { mainPathsOf } from '../support/axe-screens.ts';
import { test } from '../support/fixtures.ts';

// @spec 2.1-2, 2.1-10
for (const viewer of ['Nils', 'Sara'] as const)
  test(`${viewer}: no screen has an axe violation in the dark theme at 1440 px`, async ({ people }) => {
    await checkScreens(people, { viewer, theme: 'dark', width: 1440, paths: mainPathsOf(viewer) });
  });
