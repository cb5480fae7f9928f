// Makes the two alert sounds from sine waves: node scripts/make-sounds.mjs (needs ffmpeg; the results are committed).
// newmessage.mp4 is Opus in MP4: open Chromium has no AAC.
import { spawnSync } from 'node:child_process';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

const RATE = 48_000;
const folder = fileURLToPath(new URL('../public/sounds/', import.meta.url));

/** Notes of [frequency in Hz, start in s, length in s] as 16-bit samples; each rises in 8 ms and dies away. */
function render(notes, seconds) {
  const samples = new Float64Array(Math.round(seconds * RATE));
  for (const [frequency, start, length] of notes) {
    for (let place = 0; place < length * RATE; place += 1) {
      const at = Math.round(start * RATE) + place;
      if (at >= samples.length) break;
      const time = place / RATE;
      const loudness = Math.min(1, time / 0.008) * Math.exp((-4 * time) / length);
      const wave = Math.sin(2 * Math.PI * frequency * time) + 0.25 * Math.sin(4 * Math.PI * frequency * time);
      samples[at] += 0.28 * loudness * wave;
    }
  }
  const bytes = Buffer.alloc(samples.length * 2);
  for (const [place, sample] of samples.entries()) {
    bytes.writeInt16LE(Math.round(Math.max(-1, Math.min(1, sample)) * 32_767), place * 2);
  }
  return bytes;
}

function encode(file, samples, options) {
  const input = ['-f', 's16le', '-ar', String(RATE), '-ac', '1', '-i', 'pipe:0'];
  const result = spawnSync(
    'ffmpeg',
    [
      '-y',
      '-loglevel',
      'error',
      '-fflags',
      '+bitexact',
      ...input,
      ...options,
      '-flags:a',
      '+bitexact',
      `${folder}${file}`,
    ],
    { input: samples },
  );
  if (result.status !== 0) {
    process.stderr.write(`${result.stderr ?? result.error}\n`);
    process.exitCode = 1;
  }
}

const C5 = 523.25;
const E5 = 659.25;
const G5 = 783.99;
const A5 = 880;
encode(
  'neworder.mp3',
  render(
    [
      [C5, 0, 0.5],
      [E5, 0.12, 0.5],
      [G5, 0.24, 0.7],
    ],
    0.95,
  ),
  ['-c:a', 'libmp3lame', '-b:a', '64k'],
);
encode(
  'newmessage.mp4',
  render(
    [
      [A5, 0, 0.25],
      [E5, 0.11, 0.4],
    ],
    0.55,
  ),
  ['-c:a', 'libopus', '-b:a', '48k', '-f', 'mp4'],
);
