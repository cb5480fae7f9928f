import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Card } from '../card/card.tsx';
import { StoryFrames } from '../story-frames.tsx';
import type { StoryPage } from '../story-page.ts';
import { expectFocusAfterKeys } from '../testing/expect-focus-after-keys.ts';
import { expectFramesFit } from '../testing/long-texts.tsx';
import { DonutChart } from './donut-chart.tsx';

const names = ['Awaiting for booster', 'Processing', 'Complete', 'Paused', 'Suspended', 'Unpaid'];
const counts = [14, 62, 0, 9, 3, 21];
const tones = ['status-0', 'status-1', 'status-2', 'status-3', 'status-4', 'status-5'] as const;

const page: StoryPage = {
  status: 'stable',
  purpose: 'Shows the parts of a whole as a ring, with the name, value and share of each part.',
  avoid: 'For more than seven parts or close comparisons, use a bar chart. For amounts over time, use a line chart.',
  usedIn: ['Admin: orders by status'],
  keys: [
    ['Tab', 'Moves to “View as table”, then through the linked parts'],
    ['Enter on a part', 'Opens its rows'],
  ],
};

const orders = (count: number) => (
  <>
    <b>{count}</b>
    orders
  </>
);

const meta = {
  title: 'Charts/Donut chart',
  component: DonutChart,
  args: {
    title: 'Open orders',
    slices: names.map((name, place) => ({
      name,
      value: counts[place] ?? 0,
      tone: tones[place],
      href: `/orders?status=${place}`,
    })),
    center: orders(109),
    summary: 'Open orders by status: 62 of 109 are processing.',
    headers: { name: 'Status', value: 'Orders', share: 'Share' },
  },
  parameters: { page },
  render: (args) => (
    <Card isFlush style={{ maxWidth: 520 }}>
      <DonutChart {...args} />
    </Card>
  ),
} satisfies Meta<typeof DonutChart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Statuses: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('img', { name: /62 of 109 are processing/ })).toBeVisible();
    const rows = canvas.getAllByRole('listitem').map(({ textContent }) => textContent);
    await expect(rows.slice(0, 3)).toEqual(['Awaiting for booster1413%', 'Processing6257%', 'Complete00%']);
    await expect(canvas.getByRole('link', { name: 'Paused' })).toHaveAttribute('href', '/orders?status=3');
    await userEvent.click(canvas.getByRole('heading', { name: 'Open orders' }));
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Awaiting for booster' })).toHaveFocus();
  },
};

export const Hovered: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.hover(canvas.getByText('Paused'));
    await expect(canvas.getByText('Paused').closest('li')).toHaveAttribute('data-shown', 'true');
    await expect(canvasElement.querySelectorAll('circle[data-faint]')).toHaveLength(4);
    await userEvent.unhover(canvas.getByText('Paused'));
    await expect(canvasElement.querySelectorAll('circle[data-faint]')).toHaveLength(0);
    await userEvent.hover(canvas.getByText('Paused'));
  },
};

export const Games: Story = {
  args: {
    title: 'Games',
    slices: ['League of Legends', 'Valorant', 'Wild Rift', 'Teamfight Tactics', 'Others'].map((name, place) => ({
      name,
      value: [48, 31, 12, 7, 3][place] ?? 0,
      ...(name === 'Others' ? { tone: 'neutral' as const } : {}),
    })),
    center: undefined,
    summary: 'Orders by game: most are League of Legends, 48 of 101.',
  },
};

export const SingleShare: Story = {
  args: { slices: [{ name: 'Processing', value: 5, tone: 'status-1' }], center: orders(5) },
};

export const Empty: Story = { args: { slices: names.map((name) => ({ name, value: 0 })), center: orders(0) } };

export const AsTable: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'View as table' }));
    const row = within(canvas.getByRole('row', { name: /^Processing/ }));
    await expect(row.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual(['62', '57%']);
    const figure = row.getByRole('link', { name: '62, Orders, Processing' });
    await expect(figure).toHaveAttribute('href', '/orders?status=1');
  },
};

export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    const led = fn((event: Event) => event.preventDefault());
    canvasElement.addEventListener('click', led, { once: true });
    await expectFocusAfterKeys(
      ['{Tab}', 'button', 'View as table'],
      ['{Tab}', 'link', 'Awaiting for booster'],
      ['{Tab}', 'link', 'Processing'],
      ['{Enter}', 'link', 'Processing'],
    );
    await expect(led.mock.lastCall?.[0].target).toBe(document.activeElement);
  },
};

export const SmallShares: Story = {
  tags: ['!autodocs'],
  args: {
    slices: [
      { name: 'Complete', value: 999_000 },
      { name: 'Awaiting for booster', value: 984 },
      { name: 'Suspended', value: 16 },
    ],
  },
  play: async ({ canvas }) => {
    const rows = canvas.getAllByRole('listitem').map(({ textContent }) => textContent);
    await expect(rows).toEqual(['Complete999,000100%', 'Awaiting for booster9840.1%', 'Suspended160.002%']);
  },
};

const words = {
  de: {
    title: 'Aufträge nach Bearbeitungsstand',
    names: ['Wartet auf Auftragsübernahme', 'In Bearbeitung', 'Abgeschlossen', 'Unterbrochen', 'Gesperrt', 'Unbezahlt'],
    headers: { name: 'Stand', value: 'Aufträge', share: 'Anteil' },
    labels: { viewTable: 'Als Tabelle ansehen', viewChart: 'Als Diagramm ansehen' },
    center: 'Aufträge',
  },
  ar: {
    title: 'الطلبات حسب الحالة',
    names: ['في انتظار لاعب محترف', 'قيد التنفيذ', 'مكتمل', 'متوقف مؤقتًا', 'معلّق', 'غير مدفوع'],
    headers: { name: 'الحالة', value: 'الطلبات', share: 'النسبة' },
    labels: { viewTable: 'عرض كجدول', viewChart: 'عرض كرسم' },
    center: 'طلب',
  },
} as const;

export const Languages: Story = {
  render: (args) => (
    <StoryFrames>
      {(locale, theme) => (
        <Card isFlush>
          <DonutChart
            {...args}
            title={`${words[locale].title} ${theme}`}
            labels={words[locale].labels}
            headers={words[locale].headers}
            slices={args.slices.map((slice, place) => ({ ...slice, name: words[locale].names[place] ?? '' }))}
            center={
              <>
                <b>{new Intl.NumberFormat(locale).format(109)}</b>
                {words[locale].center}
              </>
            }
            summary={words[locale].title}
          />
        </Card>
      )}
    </StoryFrames>
  ),
  play: expectFramesFit,
};
