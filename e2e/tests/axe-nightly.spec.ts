// All states, roles, themes and widths against axe: what axe-customer.spec.ts and axe-staff.spec.ts leave out.
import { checkScreens, checkStartScreens, type Theme, themes } from '../support/axe.ts';
import { mainPathsOf, pathsOf, type Viewer, type Width } from '../support/axe-screens.ts';
import { test } from '../support/fixtures.ts';

// The tests of this file may run on several workers.
test.describe.configure({ mode: 'parallel' });

const viewers: readonly Viewer[] = ['guest', 'buyer', 'customer', 'Kaito', 'Orsolya', 'Nils', 'Ida', 'Sara'];

/** The main viewer's screens in the dark theme at 1440 px are checked in every run. */
function remainingPathsOf(viewer: Viewer, theme: Theme, width: Width): string[] {
  const inGate = theme === 'dark' && width === 1440 ? mainPathsOf(viewer) : [];
  return pathsOf(viewer).filter((path) => !inGate.includes(path));
}

for (const viewer of viewers) {
  for (const width of [1440, 390] as const) {
    for (const theme of themes) {
      const paths = remainingPathsOf(viewer, theme, width);
      if (paths.length === 0) continue;
      test(`${viewer}: no screen has an axe violation in the ${theme} theme at ${width} px`, {
        tag: '@nightly',
      }, async ({ people }) => {
        await checkScreens(people, { viewer, theme, width, paths });
      });
    }
  }
}

for (const [theme, width] of [
  ['light', 1440],
  ['dark', 390],
  ['light', 390],
] as const) {
  test(`the screens in place of the app have no axe violation in the ${theme} theme at ${width} px`, {
    tag: '@nightly',
  }, async ({ people }) => {
    await checkStartScreens(people, theme, width);
  });
}
