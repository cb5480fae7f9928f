import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { StoryFrames } from '../story-frames.tsx';
import type { StoryPage } from '../story-page.ts';
import { expectFocusAfterKeys } from '../testing/expect-focus-after-keys.ts';
import { expectScrolledIntoView } from '../testing/expect-scrolled-into-view.ts';
import { inMain } from '../testing/in-main.tsx';
import { expectNoOverflow } from '../testing/long-texts.tsx';
import { pressInComposition } from '../testing/press-in-composition.ts';
import { type StoryTexts, storyTexts } from '../testing/story-texts.ts';
import { AtTheEdge, expectOnScreen, onAPhone } from '../testing/viewports.tsx';
import { ComboBox } from './combo-box.tsx';

const page: StoryPage = {
  status: 'stable',
  purpose: 'Choose from a long list by typing part of a name, or enter a custom value where allowed.',
  avoid: 'If people need to browse the options, use a select. To search everything, use the search box.',
  usedIn: ['Admin lists: the person or item of a new row'],
  keys: [
    ['Letters', 'Filters the list'],
    ['Arrow down, Arrow up', 'Opens the list and moves through it'],
    ['Alt + Arrow down, Alt + Arrow up', 'Opens or closes the list'],
    ['Enter', 'Selects the highlighted option'],
    ['Tab', 'Selects it and moves on'],
    ['Escape', 'Closes the list, then restores the previous value'],
  ],
};

const champions = ['Ahri', 'Akali', 'Ashe', 'Jinx', 'Lux', 'Yasuo'].map((label, id) => ({ id, label }));

const meta = {
  title: 'Forms/Combo box',
  component: ComboBox,
  args: { label: 'Champion', items: champions, placeholder: 'Any', onChange: fn() },
  argTypes: { items: { control: 'object' } },
  parameters: { page },
  decorators: [(Story) => <div style={{ maxWidth: 320 }}>{Story()}</div>],
} satisfies Meta<typeof ComboBox>;

export default meta;
type Story = StoryObj<typeof meta>;

const field = (canvas: HTMLElement) => within(canvas).getByRole<HTMLInputElement>('combobox', { name: 'Champion' });
const closes = () => waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());

export const Typed: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.type(field(canvasElement), 'a');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(4));
    await userEvent.type(field(canvasElement), 'k');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(1);
    await expect(field(canvasElement)).toHaveValue('Akali');
    await closes();
  },
};

/** Keys that an input method keeps neither choose nor close. */
export const Composing: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.type(field(canvasElement), 'ak{ArrowDown}');
    pressInComposition('Enter');
    pressInComposition('Escape');
    await expect(args.onChange).not.toHaveBeenCalled();
    await waitFor(() => expect(screen.getByRole('listbox')).toBeVisible());
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(1);
    await closes();
  },
};

export const Open: Story = {
  decorators: [inMain],
  play: async ({ canvasElement }) => {
    await userEvent.type(field(canvasElement), 'a');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(4));
  },
};

export const NothingFound: Story = {
  decorators: [inMain],
  play: async ({ canvasElement }) => {
    await userEvent.type(field(canvasElement), 'zz');
    await waitFor(() => expect(screen.getByText('No items found')).toBeVisible());
  },
};

/** Loaded options are selectable while more load. */
export const LoadingMore: Story = {
  decorators: [inMain],
  args: { isLoading: true },
  play: async ({ canvasElement }) => {
    await userEvent.type(field(canvasElement), 'a');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(4));
    await waitFor(() => expect(screen.getByText('Loading...')).toBeVisible());
  },
};

export const CustomValue: Story = {
  args: { allowsCustomValue: true },
  play: async ({ canvasElement }) => {
    await userEvent.type(field(canvasElement), 'Off-meta');
    await userEvent.tab();
    await expect(field(canvasElement)).toHaveValue('Off-meta');
    await closes();
  },
};

const thousands = Array.from({ length: 5000 }, (_, id) => ({ id, label: `Booster ${id}` }));

export const FiveThousand: Story = {
  args: { items: thousands },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /Show options/ }));
    const list = await screen.findByRole('listbox');
    await waitFor(() => expect(screen.getAllByRole('option').length).toBeGreaterThan(5));
    await expect(screen.getAllByRole('option').length).toBeLessThan(30);
    await expect(list.offsetHeight).toBeLessThanOrEqual(240);
    await userEvent.type(field(canvasElement), '4998');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(4998);
    await closes();
  },
};

/** Opens at the selected option. */
export const SelectedOfThousands: Story = {
  args: { items: thousands, defaultValue: 2500 },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /Show options/ }));
    const list = await screen.findByRole('listbox');
    await waitFor(() => expectScrolledIntoView(list, screen.getByRole('option', { name: 'Booster 2500' })));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(field(canvasElement)).toHaveValue('Booster 2501');
    await closes();
  },
};

export const Loading: Story = {
  args: { items: [], isLoading: true },
  decorators: [inMain],
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'a');
    await screen.findByText(/Loading/);
  },
};

export const Invalid: Story = { args: { error: 'Choose a champion' } };
export const Disabled: Story = { args: { isDisabled: true } };
export const ReadOnly: Story = {
  args: { isReadOnly: true },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'a');
    await expect(canvas.getByRole('combobox')).toHaveValue('');
    await expect(screen.queryByRole('listbox')).toBeNull();
  },
};

const words = {
  de: {
    label: 'Bevorzugte Spielfigurenauswahl',
    placeholder: 'Beliebige Spielfigur auswählen',
    open: 'Auswahl zeigen',
  },
  ar: { label: 'الشخصية المفضلة في اللعبة', placeholder: 'اختر أي شخصية من القائمة', open: 'عرض الخيارات' },
} as const;

export const LongTexts: Story = {
  decorators: [],
  render: () => (
    <StoryFrames>
      {(locale) => {
        const { open, ...texts } = words[locale];
        return <ComboBox {...texts} items={champions} texts={{ open }} />;
      }}
    </StoryFrames>
  ),
  play: async ({ canvasElement }) => {
    for (const box of canvasElement.querySelectorAll<HTMLElement>('.bd-combo-box')) {
      await expect(box.scrollWidth).toBeLessThanOrEqual(box.clientWidth);
    }
  },
};

export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    const points = (name: string) =>
      waitFor(() =>
        expect(field(canvasElement)).toHaveAttribute('aria-activedescendant', screen.getByRole('option', { name }).id),
      );
    await expectFocusAfterKeys(['{Tab}', 'combobox', 'Champion'], ['{ArrowUp}', 'combobox', 'Champion']);
    await points('Yasuo');
    await userEvent.keyboard('{ArrowUp}');
    await points('Lux');
    await userEvent.keyboard('{ArrowDown}');
    await points('Yasuo');
    await userEvent.keyboard('{Enter}');
    await expect(field(canvasElement)).toHaveValue('Yasuo');
    await closes();
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await screen.findByRole('listbox');
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
    await closes();
    await expect(field(canvasElement)).toHaveValue('Yasuo');
    await userEvent.keyboard('x{Escape}{Escape}');
    await closes();
    await expect(field(canvasElement)).toHaveValue('Yasuo');
    await userEvent.keyboard('{ArrowUp}');
    await points('Yasuo');
    await userEvent.keyboard('{ArrowUp}');
    await points('Lux');
    await userEvent.keyboard('{Tab}');
    await expect(field(canvasElement)).toHaveValue('Lux');
    await expect(field(canvasElement)).not.toHaveFocus();
    await closes();
  },
};

const spoken = ({ title, text, label, action }: StoryTexts): Story => ({
  decorators: [inMain],
  args: {
    label,
    items: [
      { id: 1, label: text },
      { id: 2, label: title },
    ],
    placeholder: text,
    texts: { open: action },
  },
  play: async ({ canvasElement }) => {
    within(canvasElement).getByRole('combobox', { name: label }).focus();
    await userEvent.keyboard('{ArrowDown}');
    await expectNoOverflow(document.documentElement, await screen.findByRole('listbox'));
  },
});

export const LongGerman: Story = { ...spoken(storyTexts.de), globals: { locale: 'de-DE', theme: 'light' } };
export const LongArabic: Story = { ...spoken(storyTexts.ar), globals: { locale: 'ar-EG' } };

export const OnAPhone: Story = {
  ...LongGerman,
  globals: { ...LongGerman.globals, ...onAPhone },
  decorators: [inMain, (Story) => <AtTheEdge>{Story()}</AtTheEdge>],
  play: async ({ canvasElement }) => {
    within(canvasElement).getByRole('combobox', { name: storyTexts.de.label }).focus();
    await userEvent.keyboard('{ArrowDown}');
    await expectOnScreen((await screen.findByRole('listbox')).closest('.bd-popover')!);
  },
};
