import { expect, userEvent, waitFor } from 'storybook/test';

/** What is pressed, as user-event writes it, and what has the focus then: its role and its name. */
type Step = readonly [keys: string, role: string, name: string | RegExp];

/** Goes through a story by keyboard alone. Each step fails where the focus is anywhere else than a screen reader would say. */
export async function expectFocusAfterKeys(...steps: readonly Step[]): Promise<void> {
  for (const [keys, role, name] of steps) {
    await userEvent.keyboard(keys);
    await waitFor(async () => {
      await expect(document.activeElement).toHaveRole(role);
      await expect(document.activeElement).toHaveAccessibleName(name);
    });
  }
}
