import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Icon } from '../icon/icon.tsx';
import type { StoryPage } from '../story-page.ts';
import { expectFocusAfterKeys } from '../testing/expect-focus-after-keys.ts';
import { expectNoOverflow, longTexts } from '../testing/long-texts.tsx';
import { backward, onward } from '../testing/reading-direction.ts';
import { expectOnScreen, onAPhone } from '../testing/viewports.tsx';
import { Segmented } from './segmented.tsx';

const onChange = fn();
const divisions = (['IV', 'III', 'II', 'I'] as const).map((id) => ({ id, label: id }));

const page: StoryPage = {
  status: 'stable',
  purpose: 'Choose one of two to five short options. Takes effect immediately.',
  avoid: 'For longer labels, use a radio group. For separate pages, use a tab bar.',
  usedIn: ['Profile', 'Rankings', 'Rules and FAQ', 'new order'],
  keys: [
    ['Tab', 'Moves focus to the selected option, then on'],
    ['Arrow keys', 'Selects the next or previous option'],
    ['Space', 'Selects the focused option if none is selected'],
  ],
};

const meta = {
  title: 'Forms/Segmented',
  component: Segmented,
  args: { label: 'Division', segments: divisions, defaultValue: 'IV', onChange },
  parameters: { page },
} satisfies Meta<typeof Segmented>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Division: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('radio', { name: 'II' }));
    await expect(onChange).toHaveBeenLastCalledWith('II');
    await userEvent.keyboard(onward());
    await expect(onChange).toHaveBeenLastCalledWith('I');
  },
};

export const WithIcons: Story = {
  args: {
    label: 'Theme',
    defaultValue: 'dark',
    segments: [
      { id: 'dark', label: [<Icon key="i" name="moon" size={14} />, 'Dark'] },
      { id: 'light', label: [<Icon key="i" name="sun" size={14} />, 'Light'] },
      { id: 'system', label: [<Icon key="i" name="monitor" size={14} />, 'As system'] },
    ],
  },
};

export const Disabled: Story = {
  args: { isDisabled: true },
  render: (args) => (
    <div style={{ display: 'grid', gap: 16 }}>
      <Segmented {...args} />
      <Segmented
        {...args}
        isDisabled={false}
        label="Target"
        segments={divisions.map((one) => ({ ...one, isDisabled: one.id === 'I' }))}
      />
    </div>
  ),
  play: async ({ canvas }) => {
    const whole = within(canvas.getByRole('radiogroup', { name: 'Division' }));
    for (const option of whole.getAllByRole('radio')) await expect(option).toBeDisabled();
    await expect(whole.getByRole('radio', { name: 'IV' })).toBeChecked();
    const some = within(canvas.getByRole('radiogroup', { name: 'Target' }));
    await expect(some.getByRole('radio', { name: 'I' })).toBeDisabled();
    await userEvent.click(some.getByRole('radio', { name: 'II' }));
    await userEvent.keyboard(onward());
    await expect(some.getByRole('radio', { name: 'IV' })).toBeChecked();
  },
};

export const Invalid: Story = { args: { error: 'Choose a division above yours' } };

export const ReadOnly: Story = {
  args: { isReadOnly: true },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'II' }));
    await expect(canvas.getByRole('radio', { name: 'IV' })).toBeChecked();
  },
};

export const LongTexts: Story = longTexts(({ title, short }) => (
  <Segmented
    label={title}
    defaultValue="a"
    segments={[
      { id: 'a', label: short },
      { id: 'b', label: short },
    ]}
  />
));

export const Keyboard: Story = {
  play: () => expectFocusAfterKeys(['{Tab}', 'radio', 'IV'], [onward(), 'radio', 'III'], [backward(), 'radio', 'IV']),
};

export const OnAPhone: Story = {
  ...WithIcons,
  globals: onAPhone,
  play: async ({ canvas }) => {
    const group = canvas.getByRole('radiogroup', { name: 'Theme' });
    await expectOnScreen(group);
    const row = group.querySelector<HTMLElement>('.bd-segments')!;
    await expectNoOverflow(group, row);
    await expect(row.offsetHeight).toBe(44);
    for (const radio of canvas.getAllByRole('radio')) {
      const { offsetHeight, offsetWidth } = radio.closest<HTMLElement>('.bd-segment')!;
      await expect(offsetHeight).toBe(40);
      await expect(offsetWidth).toBeGreaterThanOrEqual(36);
    }
  },
};

/** Without a selection, the first option has focus. */
export const KeyboardWithoutSelection: Story = {
  render: ({ label, segments }) => <Segmented label={label} segments={segments} />,
  play: async ({ canvas }) => {
    await expectFocusAfterKeys(['{Tab}', 'radio', 'IV']);
    await expect(canvas.getByRole('radio', { name: 'IV' })).not.toBeChecked();
    await userEvent.keyboard('[Space]');
    await expect(canvas.getByRole('radio', { name: 'IV' })).toBeChecked();
  },
};
