import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Crest } from '../crest/crest.tsx';
import { GameMark } from '../game-mark/game-mark.tsx';
import type { StoryPage } from '../story-page.ts';
import { expectFocusAfterKeys } from '../testing/expect-focus-after-keys.ts';
import { expectNoOverflow, longTexts } from '../testing/long-texts.tsx';
import { backward, onward } from '../testing/reading-direction.ts';
import { expectOnScreen, onAPhone } from '../testing/viewports.tsx';
import { ChoiceGrid, type ChoiceGridProps } from './choice-grid.tsx';

const Kept = (props: Omit<ChoiceGridProps<string>, 'value' | 'onChange'> & { readonly start?: string }) => {
  const { start, ...rest } = props;
  const [value, setValue] = useState(start);
  return <ChoiceGrid {...rest} value={value} onChange={setValue} />;
};

const page: StoryPage = {
  status: 'stable',
  purpose: 'Choose one of a few options best seen side by side: games, ranks, divisions.',
  avoid: 'For more than a dozen options, use a select. For two or three short ones, use a segmented control.',
  usedIn: ['new order on the public site'],
  keys: [
    ['Tab', 'Moves focus to the selected option, then on'],
    ['Arrow keys', 'Selects the next or previous option'],
    ['Space', 'Selects the focused option if none is selected'],
  ],
};

const meta = {
  title: 'Forms/Choice grid',
  component: Kept,
  args: {
    label: 'Game',
    start: 'lol',
    choices: [
      { value: 'lol', label: 'League of Legends', mark: <GameMark short="LoL" size="s" /> },
      { value: 'valorant', label: 'Valorant', mark: <GameMark short="VAL" size="s" /> },
      { value: 'wildrift', label: 'Wild Rift', mark: <GameMark short="WR" size="s" /> },
      { value: 'tft', label: 'Teamfight Tactics', mark: <GameMark short="TFT" size="s" /> },
    ],
  },
  parameters: { propsOf: ChoiceGrid, page },
} satisfies Meta<typeof Kept>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Rows: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('radio', { name: 'Wild Rift' }));
    await expect(canvas.getByRole('radio', { name: 'Wild Rift' })).toBeChecked();
    await userEvent.keyboard(backward());
    await expect(canvas.getByRole('radio', { name: 'Valorant' })).toBeChecked();
  },
};

const tiers = ['unranked', 'iron', 'bronze', 'silver', 'gold', 'platinum', 'diamond', 'master'] as const;

export const Tiles: Story = {
  args: {
    label: 'Target rank',
    variant: 'tile',
    start: 'diamond',
    phoneColumns: 4,
    choices: tiers.map((tier, index) => ({
      value: tier,
      label: tier.charAt(0).toUpperCase() + tier.slice(1),
      mark: <Crest tier={tier} size={28} />,
      isDisabled: index < 4,
    })),
  },
  decorators: [(Story) => <div style={{ maxWidth: 340 }}>{Story()}</div>],
};

export const Segments: Story = {
  args: {
    label: 'Current division',
    hidesLabel: true,
    variant: 'segments',
    start: 'II',
    choices: ['IV', 'III', 'II', 'I'].map((value) => ({ value, label: value })),
  },
  decorators: [(Story) => <div style={{ maxWidth: 340 }}>{Story()}</div>],
};

export const Invalid: Story = {
  args: { error: 'Choose a game' },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('radiogroup', { name: 'Game' });
    await expect(group).toBeInvalid();
    await expect(group).toHaveAccessibleDescription('Choose a game');
  },
};

export const Disabled: Story = { args: { isDisabled: true } };

export const LongTexts: Story = longTexts(({ title, label, name }) => (
  <Kept
    label={title}
    start="a"
    choices={[
      { value: 'a', label },
      { value: 'b', label: name },
    ]}
  />
));

export const Keyboard: Story = {
  play: () =>
    expectFocusAfterKeys(
      ['{Tab}', 'radio', 'League of Legends'],
      [onward(), 'radio', 'Valorant'],
      ['{ArrowDown}', 'radio', 'Wild Rift'],
      [backward(), 'radio', 'Valorant'],
    ),
};

export const OnAPhone: Story = {
  ...Segments,
  globals: onAPhone,
  play: async ({ canvas }) => {
    const group = canvas.getByRole('radiogroup', { name: 'Current division' });
    await expectOnScreen(group);
    await expectNoOverflow(group);
    for (const radio of canvas.getAllByRole('radio')) {
      await expect(radio.closest<HTMLElement>('.bd-choice')!.offsetHeight).toBe(40);
    }
  },
};

export const RowsOnAPhone: Story = {
  globals: onAPhone,
  play: async ({ canvas }) => {
    await expectOnScreen(canvas.getByRole('radiogroup', { name: 'Game' }));
    const lefts = canvas
      .getAllByRole('radio')
      .map((radio) => radio.closest('.bd-choice')!.getBoundingClientRect().left);
    await expect(new Set(lefts).size).toBe(2);
  },
};

/** Without a selection, the first option has focus. */
export const KeyboardWithoutSelection: Story = {
  render: ({ label, choices }) => <Kept label={label} choices={choices} />,
  play: async ({ canvas }) => {
    await expectFocusAfterKeys(['{Tab}', 'radio', 'League of Legends']);
    await expect(canvas.getByRole('radio', { name: 'League of Legends' })).not.toBeChecked();
    await userEvent.keyboard('[Space]');
    await expect(canvas.getByRole('radio', { name: 'League of Legends' })).toBeChecked();
  },
};
