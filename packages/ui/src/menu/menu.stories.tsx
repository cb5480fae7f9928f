import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { IconButton } from '../button/button.tsx';
import { Icon } from '../icon/icon.tsx';
import { Menu, MenuItem, MenuSection, MenuSeparator, MenuTrigger } from './menu.tsx';

const onAction = fn();

const meta = { title: 'Overlays/Menu', component: Menu } satisfies Meta<typeof Menu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Actions: Story = {
  render: () => (
    <MenuTrigger>
      <IconButton aria-label="More">
        <Icon name="ellipsis" size={20} />
      </IconButton>
      <Menu onAction={onAction} placement="bottom start">
        <MenuSection title="Order">
          <MenuItem id="pause" icon="circle-pause">
            Pause
          </MenuItem>
          <MenuItem id="extend" icon="plus" isDisabled>
            Extend
          </MenuItem>
        </MenuSection>
        <MenuSeparator />
        <MenuItem id="drop" icon="trash" tone="danger">
          Drop order
        </MenuItem>
      </Menu>
    </MenuTrigger>
  ),
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'More' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Pause' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(onAction.mock.lastCall?.[0]).toBe('drop');
    await waitFor(() => expect(button).toHaveFocus());
  },
};
