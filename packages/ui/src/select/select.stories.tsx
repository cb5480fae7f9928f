import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Select, type SelectId } from './select.tsx';

const servers = ['North America', 'EU-West', 'EU-Nordic and East', 'Oceania', 'Turkey', 'Korea', 'Japan'].map(
  (label, at) => ({ id: at, label }),
);

const onChange = fn();

const meta = {
  title: 'Forms/Select',
  component: Select,
  args: { label: 'Server', items: servers, placeholder: 'Pick a server', onChange },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 320 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Select>;

export default meta;
type Story = StoryObj<typeof meta>;

const open = async (canvas: HTMLElement) => {
  await userEvent.click(within(canvas).getByRole('button', { name: /server/i }));
  return await screen.findByRole('listbox');
};

export const Single: Story = {
  play: async ({ canvasElement }) => {
    const list = await open(canvasElement);
    await waitFor(() => expect(list).toBeVisible());
    await expect(list.offsetHeight).toBeLessThanOrEqual(240);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(onChange).toHaveBeenLastCalledWith(0);
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await expect(within(canvasElement).getByRole('button', { name: /North America/ })).toBeVisible();
  },
};

/** A letter jumps to the option that begins with it. */
export const TypeAhead: Story = {
  play: async ({ canvasElement }) => {
    await open(canvasElement);
    await userEvent.keyboard('k{Enter}');
    await expect(onChange).toHaveBeenLastCalledWith(5);
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  },
};

function Several() {
  const [value, setValue] = useState<readonly SelectId[]>([1, 5]);
  return (
    <Select
      label="Servers"
      selectionMode="multiple"
      items={servers}
      value={value}
      onChange={(next) => setValue(next.filter((id) => typeof id !== 'symbol'))}
      isClearable
      isSearchable
    />
  );
}

export const MultipleClearableSearchable: Story = {
  render: () => <Several />,
  play: async ({ canvasElement }) => {
    await open(canvasElement);
    const search = await screen.findByRole('searchbox', { name: 'Type to search' });
    await userEvent.type(search, 'eu');
    await expect(screen.getAllByRole('option')).toHaveLength(2);
    await userEvent.type(search, 'xx');
    await expect(await screen.findByText('No items found')).toBeVisible();
    await userEvent.keyboard('{Escape}{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Clear all' }));
    await expect(within(canvasElement).queryByText('Korea', { ignore: 'option' })).toBeNull();
  },
};

const onAdd = fn();

export const AddItem: Story = {
  args: { isSearchable: true, onAdd },
  play: async ({ canvasElement }) => {
    await open(canvasElement);
    await userEvent.type(await screen.findByRole('searchbox'), 'Garena');
    await userEvent.click(await screen.findByRole('button', { name: 'Add item' }));
    await expect(onAdd).toHaveBeenCalledWith('Garena');
    await userEvent.keyboard('{Escape}{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  },
};

export const Loading: Story = {
  args: { items: [], isLoading: true },
  play: async ({ canvasElement }) => {
    await open(canvasElement);
    await expect(await screen.findByText('Loading...')).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  },
};

export const Invalid: Story = { args: { error: 'Pick a server' } };
export const Disabled: Story = { args: { isDisabled: true } };

/** Value and label are bound to other fields than id and label. */
export const Bound: StoryObj<typeof Select<{ slug: string; title: string }>> = {
  render: () => (
    <Select
      label="Server"
      items={[
        { slug: 'lol', title: 'League of Legends' },
        { slug: 'val', title: 'Valorant' },
      ]}
      bindValue={(game) => game.slug}
      bindLabel={(game) => game.title}
      defaultValue="val"
    />
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: /Valorant/ })).toBeVisible();
  },
};
