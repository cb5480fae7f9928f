import type { StoryContext } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';

/** Expects a read-only date field: it cannot be typed in, stepped or cleared. */
export const expectReadOnlyDate = async ({ args, canvas }: Pick<StoryContext, 'args' | 'canvas'>) => {
  await userEvent.click(canvas.getAllByRole('spinbutton')[0] as HTMLElement);
  await userEvent.keyboard('{ArrowUp}5');
  await expect(args.onChange).not.toHaveBeenCalled();
  await expect(canvas.queryByRole('button', { name: 'Clear' })).toBeNull();
};
