import type { Meta, StoryObj } from '@storybook/react-vite';
import { useLocale } from 'react-aria-components/I18nProvider';
import { expect, within } from 'storybook/test';
import { Card } from '../card/card.tsx';
import { Money } from '../money/money.tsx';
import { Spinner } from '../spinner/spinner.tsx';

interface AroundProps {
  readonly density?: 'comfortable' | 'compact';
}

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
 * The toolbar sets theme, direction, density, locale and motion of every story, as the product does: by page attributes and react-aria’s
 * locale.
 *
 * The locale formats numbers and dates. Texts are props with English defaults; for German and Arabic ones, see `Long German`, `Long Arabic`
 * and `Long texts`.
 */
const meta = {
  title: 'Foundations/Surroundings',
  component: Around,
  argTypes: { density: { control: 'radio', options: ['comfortable', 'compact'] } },
} satisfies Meta<typeof Around>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Used by `visual-tests/toolbar.spec.ts`. */
export const FollowsTheToolbar: Story = {};

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
    // Only progress keeps moving.
    const names = [...canvasElement.querySelectorAll('*')].map((element) => getComputedStyle(element).animationName);
    await expect(names.filter((name) => name !== 'none')).toEqual(['bd-breathe']);
  },
};

export const OwnDensity: Story = {
  args: { density: 'comfortable' },
  globals: { density: 'compact' },
  play: async ({ canvas }) => {
    await expect(pageNow().dataset.density).toBe('compact');
    await canvas.findByText('Rows are comfortable');
  },
};

/** Direction follows the locale unless set. */
export const Arabic: Story = {
  globals: { direction: 'locale', locale: 'ar-EG' },
  play: async ({ canvasElement }) => {
    const { dir, lang } = pageNow();
    await expect([dir, lang]).toEqual(['rtl', 'ar-EG']);
    await within(canvasElement).findByText(/^ar-EG, rtl/);
  },
};

export const OppositeDirection: Story = {
  globals: { direction: 'rtl', locale: 'en-US' },
  play: async ({ canvasElement }) => {
    const { dir, lang } = pageNow();
    await expect([dir, lang]).toEqual(['rtl', 'en-US']);
    await within(canvasElement).findByText(/^en\S+, rtl, 1,234\.5$/);
  },
};

export const ArabicLeftToRight: Story = {
  globals: { direction: 'ltr', locale: 'ar-EG' },
  play: async ({ canvasElement }) => {
    const { dir, lang } = pageNow();
    await expect([dir, lang]).toEqual(['ltr', 'ar-EG']);
    await within(canvasElement).findByText(/^ar\S+, ltr, /);
  },
};

export const FollowsTheSystem: Story = {
  globals: { theme: 'system' },
  play: () => expect(pageNow().dataset).not.toHaveProperty('theme'),
};
