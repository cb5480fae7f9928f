import { expect, userEvent, type within } from 'storybook/test';

export async function pressInDaySegment(
  canvas: ReturnType<typeof within>,
  steps: readonly (readonly [key: string, shown: string])[],
): Promise<void> {
  const [day] = canvas.getAllByRole('spinbutton', { name: /^day/ });
  if (!day) throw new Error('No day is shown');
  day.focus();
  for (const [key, shown] of steps) {
    await userEvent.keyboard(key);
    await expect(day).toHaveAttribute('aria-valuenow', shown);
  }
}
