import type { Meta, StoryObj } from '@storybook/react-vite';
import { useLocale } from 'react-aria-components/I18nProvider';
import { expect, within } from 'storybook/test';
import { Card } from '../card/card.tsx';
import { Money } from '../money/money.tsx';
import { Spinner } from '../spinner/spinner.tsx';

interface AroundProps {
  readonly density?: 'comfortable' | 'compact';
}

/** Shows the toolbar settings that a story receives. */
function Around({ density }: AroundProps) {
  const { locale, direction } = useLocale();
  return (
    <Card title="Story environment">
      <p>
        {locale}, {direction}, {new Intl.NumberFormat(locale).format(1234.5)}
      </p>
      <p>Rows are {density}</p>
      <Money amount={1_234_500} currency="EUR" locale={locale} />
      <Spinner label="Working" />
    </Card>
  );
}

/**
 * Use the toolbar to set theme, direction, density, locale and motion for every story. Stories receive them as the product
 * does: as attributes of the page and as react-aria’s locale.
 *
 * The locale formats numbers and dates. It doesn’t translate texts, because each is a prop with an English default. For
 * German and Arabic texts, see the stories `Long German`, `Long Arabic` and `Long texts`.
 */
const meta = {
  title: 'Foundations/Surroundings',
  component: Around,
  argTypes: { density: { control: 'radio', options: ['comfortable', 'compact'] } },
} satisfies Meta<typeof Around>;

export default meta;
type Story = StoryObj<typeof meta>;

/** `visual-tests/toolbar.spec.ts` tests every toolbar setting with this story. */
export const AsTheToolbarSays: Story = {};

const pageNow = () => document.documentElement;

export const Default: Story = {
  globals: { theme: 'dark', direction: 'locale', density: 'comfortable', locale: 'en-US', motion: 'system' },
  play: async ({ canvasElement }) => {
    const root = pageNow();
    await expect({ ...root.dataset }).toMatchObject({ theme: 'dark', density: 'comfortable' });
    await expect(root.dataset).not.toHaveProperty('motion');
    await expect([root.dir, root.lang]).toEqual(['ltr', 'en-US']);
    await within(canvasElement).findByText('en-US, ltr, 1,234.5');
    await within(canvasElement).findByText('Rows are comfortable');
  },
};

export const German: Story = {
  globals: { theme: 'light', direction: 'locale', density: 'compact', locale: 'de-DE', motion: 'reduced' },
  play: async ({ canvasElement }) => {
    const root = pageNow();
    await expect({ ...root.dataset }).toMatchObject({ theme: 'light', density: 'compact', motion: 'reduced' });
    await within(canvasElement).findByText('de-DE, ltr, 1.234,5');
    await within(canvasElement).findByText('Rows are compact');
    // Nothing moves, but progress stays visible.
    const names = [...canvasElement.querySelectorAll('*')].map((element) => getComputedStyle(element).animationName);
    await expect(names.filter((name) => name !== 'none')).toEqual(['bd-breathe']);
  },
};

/** A story with its own density keeps it. */
export const OwnDensity: Story = {
  args: { density: 'comfortable' },
  globals: { density: 'compact' },
  play: async ({ canvas }) => {
    await expect(pageNow().dataset.density).toBe('compact');
    await canvas.findByText('Rows are comfortable');
  },
};

/** Direction follows the locale unless set. Then react-aria uses the set direction too. */
export const Arabic: Story = {
  globals: { direction: 'locale', locale: 'ar-EG' },
  play: async ({ canvasElement }) => {
    const { dir, lang } = pageNow();
    await expect([dir, lang]).toEqual(['rtl', 'ar-EG']);
    await within(canvasElement).findByText(/^ar-EG, rtl/);
  },
};

export const OtherWay: Story = {
  globals: { direction: 'rtl', locale: 'en-US' },
  play: async ({ canvasElement }) => {
    const { dir, lang } = pageNow();
    await expect([dir, lang]).toEqual(['rtl', 'en-US']);
    await within(canvasElement).findByText(/^en\S+, rtl, 1,234\.5$/);
  },
};

export const ArabicFromTheLeft: Story = {
  globals: { direction: 'ltr', locale: 'ar-EG' },
  play: async ({ canvasElement }) => {
    const { dir, lang } = pageNow();
    await expect([dir, lang]).toEqual(['ltr', 'ar-EG']);
    await within(canvasElement).findByText(/^ar\S+, ltr, /);
  },
};

export const OfTheSystem: Story = {
  globals: { theme: 'system' },
  play: () => expect(pageNow().dataset).not.toHaveProperty('theme'),
};
