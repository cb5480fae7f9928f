import { expect, userEvent, waitFor } from 'storybook/test';

/** Keys in user-event's syntax, then role and name of the focused element. */
type Step = readonly [keys: string, role: string, name: string | RegExp];

export async function expectFocusAfterKeys(...steps: readonly Step[]): Promise<void> {
  for (const [keys, role, name] of steps) {
    await userEvent.keyboard(keys);
    await waitFor(async () => {
      await expect(document.activeElement).toHaveRole(role);
      await expect(document.activeElement).toHaveAccessibleName(name);
    });
  }
}
