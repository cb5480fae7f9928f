// Draws the icons of the installed app from the mark: node scripts/make-icons.mjs (needs Chromium; the results are committed).
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('../public/', import.meta.url));
const mark = readFileSync(join(folder, 'favicon.svg'), 'utf8');
const work = mkdtempSync(join(tmpdir(), 'icons-'));

/** `share`: of the picture's width that the mark takes. A maskable picture is cut by the system: its mark keeps to the middle. */
function draw(file, { size, share, corner, ground, whole = mark }) {
  const page = join(work, 'icon.html');
  const frame = `width:${size}px;height:${size}px;display:grid;place-items:center;border-radius:${corner * 100}%;background:${ground}`;
  const inner = `svg{width:${size * share}px;height:${size * share}px}`;
  writeFileSync(page, `<style>body{margin:0}${inner}</style><div style="${frame}">${whole}</div>`);
  const { status, stderr } = spawnSync(
    process.env.CHROMIUM_PATH ?? 'chromium',
    [
      '--headless',
      '--no-sandbox',
      '--hide-scrollbars',
      '--default-background-color=00000000',
      `--window-size=${size},${size}`,
      `--screenshot=${join(folder, 'icons', file)}`,
      page,
    ],
    { encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(stderr);
}

const ground = '#0b0e15';
draw('icon-192.png', { size: 192, share: 0.7, corner: 0.22, ground });
draw('icon-512.png', { size: 512, share: 0.7, corner: 0.22, ground });
draw('maskable-512.png', { size: 512, share: 0.5, corner: 0, ground });
draw('apple-180.png', { size: 180, share: 0.62, corner: 0, ground });
// Systems show a badge in one colour: only its shape counts.
draw('badge-96.png', {
  size: 96,
  share: 1,
  corner: 0,
  ground: 'none',
  whole: mark.replaceAll(/fill="[^"]*"/g, 'fill="#fff"'),
});
rmSync(work, { recursive: true });
