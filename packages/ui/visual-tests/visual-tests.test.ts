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
  it('match the shots exactly (else: test:visual:update)', () => {
    expect(baselines.map((file) => basename(file, '.png')).sort()).toEqual(shots.map(({ name }) => name).sort());
  });

  it('are small enough for the repository', () => {
    expect(baselines.reduce((sum, file) => sum + statSync(file).size, 0)).toBeLessThan(6.5 * MEGABYTE);
  });
});

describe('countForegroundPixels', () => {
  /** 100 × 100 px, with `drawn` pixels in another colour. */
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
  ] as const)('counts %d pixels of %j as %d', (drawn, color, ink) => {
    expect(countForegroundPixels(createPng(drawn, color))).toBe(ink);
  });

  it('assertNotBlank rejects a blank screenshot', () => {
    expect(() => assertNotBlank(149, 'button')).toThrow('button is blank: 149');
    expect(() => assertNotBlank(150, 'button')).not.toThrow();
  });

  it('allows 1 % of the foreground to differ, and at least a few pixels', () => {
    expect([100, 2000, 50_000].map(getMaxDiffPixels)).toEqual([20, 20, 500]);
  });
});

it('findUnusedBaselines finds files without a story', () => {
  expect(findUnusedBaselines(['a.png', 'b.png', 'browser.json', 'c.yml'], ['a.png', 'd.png'])).toEqual([
    'b.png',
    'c.yml',
  ]);
});

describe('describeVersionMismatch', () => {
  it('accepts the same major version', () => {
    expect(describeVersionMismatch('156.0.8078.79', '156.0.9000.1')).toBeUndefined();
  });

  it('names both versions and the update command for another major version', () => {
    expect(describeVersionMismatch('156.0.8078.79', '157.0.1.0')).toMatch(
      /156\.0\.8078\.79.*157\.0\.1\.0.*test:visual:update/,
    );
  });
});
