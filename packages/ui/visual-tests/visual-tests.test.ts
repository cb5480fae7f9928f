import { globSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { PNG } from 'pngjs';
import { describe, expect, it } from 'vitest';
import { describeVersionMismatch } from './browser-version.ts';
import { assertNotBlank, countForegroundPixels, getMaxDiffPixels } from './foreground-pixels.ts';
import { shots } from './shots.ts';
import { findUnusedBaselines } from './unused-baselines.ts';

const folder = join(import.meta.dirname, 'baselines');
const baselines = globSync(`${folder}/*.png`);
const MEGABYTE = 1024 * 1024;

describe('the baselines', () => {
  it('are those of the shots, no more and no fewer (else: pictures:accept)', () => {
    expect(baselines.map((file) => basename(file, '.png')).sort()).toEqual(shots.map(({ name }) => name).sort());
  });

  it('are small enough for the repository', () => {
    expect(baselines.reduce((sum, file) => sum + statSync(file).size, 0)).toBeLessThan(6.5 * MEGABYTE);
  });
});

describe('ink', () => {
  /** A picture of 100 × 100 with `drawn` pixels of another colour. */
  function createPng(drawn: number, [red, green, blue]: readonly [number, number, number]): Buffer {
    const png = new PNG({ width: 100, height: 100 });
    png.data.fill(255);
    for (let at = 0; at < drawn; at += 1) png.data.set([red, green, blue], at * 4);
    return PNG.sync.write(png);
  }

  it.each([
    [0, [0, 0, 0], 0],
    [400, [0, 0, 0], 400],
    [400, [250, 250, 250], 0],
    [6000, [0, 0, 0], 4000],
  ] as const)('of %d pixels in %j is %d', (drawn, color, ink) => {
    expect(countForegroundPixels(createPng(drawn, color))).toBe(ink);
  });

  it('refuses a picture that shows nothing', () => {
    expect(() => assertNotBlank(149, 'button')).toThrow('button is blank: 149');
    expect(() => assertNotBlank(150, 'button')).not.toThrow();
  });

  it('lets 1 % of what is drawn differ, and no less than a few pixels', () => {
    expect([100, 2000, 50_000].map(getMaxDiffPixels)).toEqual([20, 20, 500]);
  });
});

it('what is kept and no story draws any more is left over', () => {
  expect(findUnusedBaselines(['a.png', 'b.png', 'browser.json', 'c.yml'], ['a.png', 'd.png'])).toEqual([
    'b.png',
    'c.yml',
  ]);
});

describe('another browser', () => {
  it('of the same major version draws alike', () => {
    expect(describeVersionMismatch('156.0.8078.79', '156.0.9000.1')).toBeUndefined();
  });

  it('of another major version is said once, with both versions and how to renew', () => {
    expect(describeVersionMismatch('156.0.8078.79', '157.0.1.0')).toMatch(
      /156\.0\.8078\.79.*157\.0\.1\.0.*pictures:accept/,
    );
  });
});
