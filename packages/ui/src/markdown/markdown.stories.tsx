import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { StoryFrames } from '../story-frames.tsx';
import type { StoryPage } from '../story-page.ts';
import { expectFramesFit } from '../testing/long-texts.tsx';
import { onAPhone } from '../testing/viewports.tsx';
import { findSections, Markdown, MarkdownContents } from './markdown.tsx';

const rules = `# Rules for boosters

Read them *before* you lock in an order. They apply **from the first game**.

## Accounts

1. Play only on the server of the order.
2. Leave items, skins and friends as they are:
   - no purchases,
   - no messages.

Use \`appear offline\` where the order says so.

## Fines

> Each fine is deducted from the next payout.

See [the list](/fines), [the publisher’s rules][publisher] or [write to us](mailto:help@example.com).

\`\`\`
late, first time    10 %
late, second time   25 %
\`\`\`

---

### Appeals

Within 7 days.\\
Later appeals aren’t reviewed.

[publisher]: https://example.com/rules
`;

const page: StoryPage = {
  status: 'stable',
  purpose: 'Displays user-written Markdown (rules, FAQ, posts) with a table of contents made from its headings.',
  avoid: 'Not for chat messages, which are shown as written, or for product text, which uses components.',
  usedIn: ['Rules', 'FAQ', 'Blog', 'news on Home'],
  keys: [
    ['Tab', 'Moves between links. Wide code blocks and tables can be focused and scrolled'],
    ['Enter on a contents entry', 'Goes to the heading'],
  ],
};

const meta = {
  title: 'Display/Markdown',
  component: Markdown,
  subcomponents: { MarkdownContents },
  args: { text: rules },
  parameters: { page },
} satisfies Meta<typeof Markdown>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Text: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { level: 2, name: 'Rules for boosters' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 4, name: 'Appeals' })).toHaveAttribute('id', 'appeals');
    await expect(canvas.getByRole('link', { name: 'the list' })).toHaveAttribute('href', '/fines');
    const outside = canvas.getByRole('link', { name: 'the publisher’s rules (external site)' });
    await expect(outside).toHaveAttribute('href', 'https://example.com/rules');
    await expect(outside).toHaveAttribute('rel', expect.stringContaining('noopener'));
    await expect(canvas.getByRole('link', { name: 'write to us' })).toHaveAttribute('href', 'mailto:help@example.com');
    await expect(within(canvas.getAllByRole('list')[0]!).getAllByRole('listitem')).toHaveLength(4);
  },
};

const fines = `| Reason | First time | Every further time | Decided by |
| :--- | ---: | ---: | :---: |
| After the deadline | 10 % | 25 % | a moderator |
| Played on *another* server | 50 % | [see the list](/fines) | a senior moderator |
| <b>Html</b> or [one](javascript:alert(1)) | 0 % | 0 % | no one |
`;

/** Wide tables scroll on their own. */
export const Tables: Story = {
  args: { text: fines },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Reason',
      'First time',
      'Every further time',
      'Decided by',
    ]);
    await expect(canvas.getByRole('link', { name: 'see the list' })).toHaveAttribute('href', '/fines');
    await expect(canvas.getByRole('cell', { name: '<b>Html</b> or one' })).toBeVisible();
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
    await expect(getComputedStyle(canvas.getByRole('cell', { name: '10 %' })).textAlign).toBe('end');
  },
};

const uneven = `| Rank | Fine |
| :--- | ---: |
| Gold | 10 % | a cell too many |
| Silver |
`;

/** The header sets the number of cells. */
export const UnevenRows: Story = {
  args: { text: uneven },
  play: async ({ canvasElement }) => {
    const rows = within(canvasElement).getAllByRole('row');
    const cells = rows.map((row) => [...row.children].map(({ textContent }) => textContent));
    await expect(cells).toEqual([
      ['Rank', 'Fine'],
      ['Gold', '10 %'],
      ['Silver', ''],
    ]);
  },
};

export const TableOnAPhone: Story = {
  ...Tables,
  globals: onAPhone,
  play: async ({ canvasElement }) => {
    const table = within(canvasElement).getByRole('table');
    const box = table.parentElement!;
    await expect(box.scrollWidth).toBeGreaterThan(box.clientWidth);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    await userEvent.tab();
    await expect(box).toHaveFocus();
  },
};

const attack = `<script>window.broken = true</script>

<img src=x onerror="window.broken = true"> and <b>bold</b>

[one](javascript:window.broken=true) [two](java&#10;script:alert(1)) [three](data:text/html,hi) ![four](javascript:alert(1))

![a picture from elsewhere](https://example.com/pixel.png)

<javascript:alert(1)>
`;

/** HTML is text, script URLs aren’t links, external images become links. */
export const Unsafe: Story = {
  args: { text: attack },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('<script>window.broken = true</script>')).toBeVisible();
    await expect(canvasElement.querySelectorAll('script, img, b')).toHaveLength(0);
    const links = canvas.getAllByRole('link');
    await expect(links).toHaveLength(1);
    await expect(links[0]).toHaveAttribute('href', 'https://example.com/pixel.png');
    await expect('broken' in window).toBe(false);
  },
};

const ownPictures = 'The lanes: ![Lanes](picture:1) and ![a picture that is gone](picture:2)';
const pixel = 'data:image/gif;base64,R0lGODlhAQABAIAAAAUEBAAAACwAAAAAAQABAAACAkQBADs=';

/** The app shows its own pictures by addresses that it knows; an unknown one is its description. */
export const Pictures: Story = {
  args: {
    text: ownPictures,
    findPicture: (address) => (address === 'picture:1' ? { src: pixel, width: 16, height: 16 } : undefined),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('img', { name: 'Lanes' })).toHaveAttribute('width', '16');
    await expect(canvas.getByText(/a picture that is gone/)).toBeVisible();
    await expect(canvasElement.querySelectorAll('img')).toHaveLength(1);
  },
};

export const Contents: Story = {
  render: ({ text }) => (
    <div style={{ display: 'flex', flexWrap: 'wrap-reverse', gap: 40 }}>
      <Markdown text={text} idPrefix="rules-" style={{ flex: '1 1 320px' }} />
      <MarkdownContents text={text} idPrefix="rules-" />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const contents = within(within(canvasElement).getByRole('navigation', { name: 'Contents' }));
    const hrefs = contents.getAllByRole('link').map((link) => link.getAttribute('href'));
    await expect(hrefs).toEqual(['#rules-rules-for-boosters', '#rules-accounts', '#rules-fines', '#rules-appeals']);
    for (const href of hrefs) await expect(canvasElement.querySelector(`${href}`)).not.toBeNull();
  },
};

const word = 'fine';
const placesOf = (words: string) => {
  const at = words.toLowerCase().indexOf(word);
  return at < 0 ? [] : [[at, at + word.length] as const];
};

/** Sections with the word, under their headings, with highlights. */
export const Found: Story = {
  args: { text: findSections(rules, (words) => words.toLowerCase().includes(word)).text, findHighlights: placesOf },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const headings = canvas.getAllByRole('heading').map(({ textContent }) => textContent);
    await expect(headings).toEqual(['Rules for boosters', 'Fines', 'Appeals']);
    const marked = [...canvasElement.querySelectorAll('mark')].map(({ textContent }) => textContent);
    await expect(marked).toEqual(['Fine', 'fine']);
  },
};

export const ShortText: Story = {
  args: { text: '# Refunds\n\nWithin 14 days.' },
  render: ({ text }) => (
    <>
      <MarkdownContents text={text} />
      <Markdown text={text} />
    </>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('navigation')).toBeNull();
  },
};

const long = {
  de: '# Datenschutzbestimmungen\n\nDie **Auftragsverarbeitungsvereinbarung** gilt [für alle](https://example.com/de).\n\n- Rechtsschutzversicherungsgesellschaften\n- Unternehmenssteuerfortentwicklung\n\n> Kurz gesagt: nichts wird weitergegeben.\n\n## Aufbewahrungsfristen\n\n`DSGVO Artikel 17`',
  ar: '# سياسة الخصوصية\n\nتسري **الاتفاقية** على [الجميع](https://example.com/ar).\n\n- لا نبيع بياناتك\n- لا نشاركها مع أحد\n\n> باختصار: لا شيء يُشارك.\n\n## مدد الحفظ\n\n`DSGVO 17`',
} as const;

const labels = {
  de: { contents: 'Inhaltsverzeichnis', outside: '(andere Website)' },
  ar: { contents: 'المحتويات', outside: '(موقع آخر)' },
} as const;

export const Languages: Story = {
  render: () => (
    <StoryFrames>
      {(locale, theme) => (
        <>
          <MarkdownContents
            text={long[locale]}
            idPrefix={`${locale}-${theme}-`}
            label={`${labels[locale].contents} ${theme}`}
            style={{ marginBlockEnd: 16 }}
          />
          <Markdown text={long[locale]} idPrefix={`${locale}-${theme}-`} outsideLabel={labels[locale].outside} />
        </>
      )}
    </StoryFrames>
  ),
  play: expectFramesFit,
};

export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    const [first] = within(canvasElement).getAllByRole('link');
    await userEvent.tab();
    await expect(first).toHaveFocus();
    first?.addEventListener('click', (event) => event.preventDefault(), { once: true });
    await userEvent.keyboard('{Enter}');
    await expect(first).toHaveFocus();
  },
};
