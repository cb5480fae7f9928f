import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { EmptyState } from '../empty-state/empty-state.tsx';
import { Icon, iconNames } from '../icon/icon.tsx';
import { TextField } from '../text-field/text-field.tsx';

/** All icons. Press one to copy its JSX. */
function Icons() {
  const [words, setWords] = useState('');
  const [copied, setCopied] = useState('');
  const found = iconNames.filter((name) => name.includes(words.trim().toLowerCase()));
  const copy = async (name: string) => {
    await navigator.clipboard.writeText(`<Icon name="${name}" />`);
    setCopied(name);
  };
  return (
    <div style={{ display: 'grid', gap: 20 }}>
      <TextField
        label="Name"
        value={words}
        onChange={setWords}
        isTouched={false}
        validMessage={null}
        start={<Icon name="search" size={16} />}
        style={{ maxWidth: 320 }}
      />
      <p role="status">{`${found.length} of ${iconNames.length}`}</p>
      {found.length > 0 ? null : (
        <EmptyState title="No results" icon="search">
          Icons are named after what they show: clock, wallet, trophy.
        </EmptyState>
      )}
      <ul style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(120px, 1fr))', gap: 16 }}>
        {found.map((name) => (
          <li key={name}>
            <button
              type="button"
              onClick={() => void copy(name)}
              style={{ display: 'grid', justifyItems: 'center', gap: 6, width: '100%', fontSize: 12 }}
            >
              <Icon name={name} size={20} />
              {copied === name ? 'Copied' : name}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

const meta = { title: 'Foundations/Icons', component: Icons } satisfies Meta<typeof Icons>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Find: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const writeText = fn(() => Promise.resolve());
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
    try {
      await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'wifi');
      await userEvent.click(await canvas.findByRole('button', { name: 'wifi-off' }));
      await expect(writeText).toHaveBeenCalledWith('<Icon name="wifi-off" />');
      await canvas.findByRole('button', { name: 'Copied' });
      await expect(canvas.queryByText('Looks good')).toBeNull();
    } finally {
      Reflect.deleteProperty(navigator, 'clipboard');
    }
  },
};

export const NothingFound: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'dragon');
    await expect(await canvas.findByRole('heading', { name: 'No results' })).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent(/^0 of/);
  },
};
