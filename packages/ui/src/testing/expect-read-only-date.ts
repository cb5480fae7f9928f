import type { StoryContext } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';

export const expectReadOnlyDate = async ({ args, canvas }: Pick<StoryContext, 'args' | 'canvas'>) => {
  await userEvent.click(canvas.getAllByRole('spinbutton')[0] as HTMLElement);
  await userEvent.keyboard('{ArrowUp}5');
  await expect(args.onChange).not.toHaveBeenCalled();
  await expect(canvas.queryByRole('button', { name: 'Clear' })).toBeNull();
};
