import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Card } from '../card/card.tsx';
import type { StoryPage } from '../story-page.ts';
import { expectFramesFit, longTexts } from '../testing/long-texts.tsx';
import { getInlineStart } from '../testing/reading-direction.ts';
import { StatStrip } from './stat-strip.tsx';

const page: StoryPage = {
  status: 'stable',
  purpose: 'Shows two to four key figures side by side.',
  avoid: 'For more figures, use a key-value list.',
  usedIn: ['Order', 'user and employee panels'],
};

const meta = {
  title: 'Display/Stat strip',
  component: StatStrip,
  args: {
    stats: [
      { label: 'Progress', value: '62%' },
      { label: 'Expected', value: 'Mon, Nov 23' },
      { label: 'Pace', value: '+93 LP per day', tone: 'success' },
      { label: 'Last match', value: 'Won, 24 min ago' },
    ],
  },
  parameters: { page },
  render: (args) => (
    <Card isFlush>
      <StatStrip {...args} />
    </Card>
  ),
} satisfies Meta<typeof StatStrip>;

export default meta;
type Story = StoryObj<typeof meta>;

const rowsOf = (items: readonly HTMLElement[]) => {
  const tops = items.map((item) => Math.round(item.getBoundingClientRect().top));
  return [...new Set(tops)].map((top) => tops.filter((each) => each === top).length);
};

export const Four: Story = {
  parameters: { docs: { story: { minWidth: '640px' } } },
  play: async ({ canvas }) => {
    const names = canvas.getAllByRole('term').map(({ textContent }) => textContent);
    await expect(names).toEqual(['Progress', 'Expected', 'Pace', 'Last match']);
    await expect(rowsOf(canvas.getAllByRole('definition'))).toEqual([4]);
    const { color } = getComputedStyle(canvas.getByText('62%'));
    await expect(getComputedStyle(canvas.getByText('+93 LP per day')).color).not.toBe(color);
  },
};

export const Three: Story = {
  args: {
    stats: [
      { label: 'Won', value: '20' },
      { label: 'Lost', value: '5' },
      { label: 'Rate', value: '80%' },
    ],
  },
};

export const Two: Story = {
  args: {
    stats: [
      { label: 'Orders', value: '14' },
      { label: 'Coins', value: '2,350' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(rowsOf(canvas.getAllByRole('definition'))).toEqual([2]);
  },
};

export const Phone: Story = {
  decorators: [(Story) => <div style={{ maxWidth: 358 }}>{Story()}</div>],
  play: async ({ canvas }) => {
    await expect(rowsOf(canvas.getAllByRole('definition'))).toEqual([2, 2]);
  },
};

const brokenWords = (canvasElement: HTMLElement) => {
  const texts = [...canvasElement.querySelectorAll('dt, dd')].map(({ firstChild }) => firstChild as Text);
  return texts.flatMap((text) =>
    [...text.data.matchAll(/[^\s-]+/g)].flatMap(({ 0: word, index }) => {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const tops = [...range.getClientRects()].map(({ top }) => Math.round(top));
      return new Set(tops).size > 1 ? [word] : [];
    }),
  );
};

/** Every row aligns with the card’s text. */
export const Inset: Story = {
  decorators: [(Story) => <div style={{ maxWidth: 358 }}>{Story()}</div>],
  render: (args) => (
    <Card>
      <p>Order in progress.</p>
      <StatStrip {...args} />
    </Card>
  ),
  play: async ({ canvas }) => {
    const figures = canvas.getAllByRole('definition');
    await expect(rowsOf(figures)).toEqual([2, 2]);
    const start = Math.round(getInlineStart(canvas.getByText('Order in progress.').getBoundingClientRect()));
    const starts = figures.map((figure) => Math.round(getInlineStart(figure.getBoundingClientRect())));
    await expect([starts[0], starts[2]]).toEqual([start, start]);
  },
};

/** Items wrap; words don’t. */
export const LongTexts: Story = {
  ...longTexts(({ label, date, name, title }) => (
    <StatStrip
      stats={[
        { label, value: date },
        { label: title, value: name },
        { label: name, value: title, tone: 'success' },
      ]}
    />
  )),
  play: async (context) => {
    await expectFramesFit(context);
    await expect(brokenWords(context.canvasElement)).toEqual([]);
  },
};
