import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useRef, useState } from 'react';
import { expect, spyOn, userEvent, waitFor } from 'storybook/test';
import { BrandMark } from '../brand-mark/brand-mark.tsx';
import { IconButton } from '../button/button.tsx';
import { Crest, crestTiers } from '../crest/crest.tsx';
import { EmptyState } from '../empty-state/empty-state.tsx';
import { GameMark } from '../game-mark/game-mark.tsx';
import { Icon, iconNames } from '../icon/icon.tsx';
import { withFakeClipboard } from '../testing/fake-clipboard.ts';
import { TextField } from '../text-field/text-field.tsx';
import { useCopy } from '../tokens/use-copy.ts';
import { downloadFile, toGameMarkFile, toSvgFile } from './svg-file.ts';

interface Graphic {
  readonly name: string;
  /** The JSX that shows it. */
  readonly code: string;
  readonly picture: ReactNode;
}

const games = [
  ['LoL', 'League of Legends'],
  ['WR', 'Wild Rift'],
  ['TFT', 'Teamfight Tactics'],
  ['VAL', 'Valorant'],
  ['R6', 'Rainbow Six Siege'],
] as const;

const sections: readonly (readonly [title: string, graphics: readonly Graphic[]])[] = [
  [
    'Crests',
    crestTiers.map((tier) => ({
      name: tier.charAt(0).toUpperCase() + tier.slice(1),
      code: `<Crest tier="${tier}" />`,
      picture: <Crest tier={tier} size={40} />,
    })),
  ],
  [
    'Game marks',
    games.map(([short, name]) => ({
      name,
      code: `<GameMark short="${short}" label="${name}" />`,
      picture: <GameMark short={short} />,
    })),
  ],
  ['Brand', [{ name: 'Boostdesk', code: '<BrandMark />', picture: <BrandMark size={40} /> }]],
  [
    'Icons',
    iconNames.map((name) => ({ name, code: `<Icon name="${name}" />`, picture: <Icon name={name} size={24} /> })),
  ],
];

const fileName = (name: string) => `${name.toLowerCase().replaceAll(' ', '-')}.svg`;

const Item = ({ name, code, picture }: Graphic) => {
  const box = useRef<HTMLDivElement>(null);
  const { isCopied, copy, reset } = useCopy(code);
  const download = () => {
    const svg = box.current?.querySelector('svg');
    const mark = box.current?.querySelector<HTMLElement>('.bd-game-mark');
    if (svg) downloadFile(fileName(name), toSvgFile(svg), 'image/svg+xml');
    else if (mark) downloadFile(fileName(name), toGameMarkFile(mark), 'image/svg+xml');
  };
  return (
    <li
      style={{
        display: 'grid',
        justifyItems: 'center',
        gap: 8,
        padding: '16px 8px 8px',
        border: '1px solid var(--bd-border-subtle)',
        borderRadius: 'var(--bd-r-card)',
        background: 'var(--bd-surface)',
      }}
    >
      <div ref={box} style={{ display: 'grid', placeItems: 'center', height: 40 }}>
        {picture}
      </div>
      <span style={{ fontSize: 'var(--bd-fs-12)', textAlign: 'center', overflowWrap: 'anywhere' }}>{name}</span>
      <div style={{ display: 'flex', alignSelf: 'end' }}>
        <IconButton size="s" aria-label={`Download ${name} as SVG`} onPress={download}>
          <Icon name="download" />
        </IconButton>
        <IconButton
          size="s"
          aria-label={isCopied ? `Code of ${name} copied` : `Copy code of ${name}`}
          onPress={copy}
          onBlur={reset}
        >
          <Icon name={isCopied ? 'check' : 'copy'} />
        </IconButton>
      </div>
    </li>
  );
};

const grid = { display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(112px, 1fr))', gap: 12 } as const;

/** Crests, game marks, the brand mark and all icons. Icons keep `currentColor`, everything else has the colours of the theme. */
function Graphics() {
  const [words, setWords] = useState('');
  const isFound = ({ name }: Graphic) => name.toLowerCase().includes(words.trim().toLowerCase());
  const found = sections.map(([title, graphics]) => [title, graphics.filter(isFound)] as const);
  const count = found.reduce((sum, [, graphics]) => sum + graphics.length, 0);
  return (
    <div style={{ display: 'grid', gap: 24 }}>
      <div style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: 12 }}>
        <TextField
          label="Search graphics"
          value={words}
          onChange={setWords}
          isTouched={false}
          validMessage={null}
          start={<Icon name="search" size={16} />}
          style={{ flex: '0 1 320px' }}
        />
        <p role="status" style={{ color: 'var(--bd-text-muted)', paddingBlock: 8 }}>
          {`${count} found`}
        </p>
      </div>
      {count > 0 ? null : (
        <EmptyState title="No results" icon="search">
          Icons are named after what they show: clock, wallet, trophy.
        </EmptyState>
      )}
      {found.map(([title, graphics]) =>
        graphics.length === 0 ? null : (
          <section key={title} aria-label={title} style={{ display: 'grid', gap: 12 }}>
            <h2 style={{ fontSize: 'var(--bd-fs-16)', fontWeight: 'var(--bd-fw-strong)' }}>{title}</h2>
            <ul style={grid}>
              {graphics.map((graphic) => (
                <Item key={graphic.name} {...graphic} />
              ))}
            </ul>
          </section>
        ),
      )}
    </div>
  );
}

const meta = { title: 'Foundations/Graphics', component: Graphics } satisfies Meta<typeof Graphics>;

export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {};

/** Files as the browser would save them. */
function watchDownloads() {
  const blobs: Blob[] = [];
  const names: string[] = [];
  const create = spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    blobs.push(blob as Blob);
    return 'blob:test';
  });
  const click = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download);
  });
  const restore = () => {
    create.mockRestore();
    click.mockRestore();
  };
  return { blobs, names, restore };
}

const parseSvg = async (blob: Blob | undefined) =>
  new DOMParser().parseFromString((await blob?.text()) ?? '', 'image/svg+xml').documentElement;

export const Downloads: Story = {
  play: async ({ canvas }) => {
    const { blobs, names, restore } = watchDownloads();
    try {
      await userEvent.type(canvas.getByRole('textbox', { name: 'Search graphics' }), 'r');
      for (const name of ['Silver', 'Wild Rift', 'search'])
        await userEvent.click(canvas.getByRole('button', { name: `Download ${name} as SVG` }));
    } finally {
      restore();
    }
    await expect(names).toEqual(['silver.svg', 'wild-rift.svg', 'search.svg']);
    const [crest, mark, icon] = await Promise.all(blobs.map(parseSvg));
    await expect(crest?.querySelector('polygon')?.getAttribute('fill')).toBe('rgb(185, 202, 214)');
    await expect(crest?.outerHTML).not.toMatch(/class=|var\(|color\(/);
    await expect(mark?.textContent).toBe('WR');
    await expect(icon?.getAttribute('stroke')).toBe('currentColor');
  },
};

export const Copies: Story = {
  play: ({ canvas }) =>
    withFakeClipboard(async (writeText) => {
      await userEvent.type(canvas.getByRole('textbox', { name: 'Search graphics' }), 'wifi');
      await userEvent.click(await canvas.findByRole('button', { name: 'Copy code of wifi-off' }));
      await expect(writeText).toHaveBeenCalledWith('<Icon name="wifi-off" />');
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Code of wifi-off copied' })).toBeVisible());
    }),
};

export const NothingFound: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Search graphics' }), 'dragon');
    await expect(await canvas.findByRole('heading', { name: 'No results' })).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('0 found');
  },
};
