import sharp from 'sharp';

/** Red, green and blue from 0 to 255. */
export type Color = readonly [red: number, green: number, blue: number];

/** Rows of pixels of the characters that demo pictures need, four by five. */
const glyphs: Readonly<Record<string, string>> = {
  '0': '.##. #..# #..# #..# .##.',
  '1': '..#. .##. ..#. ..#. .###',
  '2': '###. ...# .##. #... ####',
  '3': '###. ...# .##. ...# ###.',
  '4': '#..# #..# #### ...# ...#',
  '5': '#### #... ###. ...# ###.',
  '6': '.##. #... ###. #..# .##.',
  '7': '#### ...# ..#. .#.. .#..',
  '8': '.##. #..# .##. #..# .##.',
  '9': '.##. #..# .### ...# .##.',
  A: '.##. #..# #### #..# #..#',
  C: '.### #... #... #... .###',
  D: '###. #..# #..# #..# ###.',
  E: '#### #... ###. #... ####',
  F: '#### #... ###. #... #...',
  G: '.### #... #.## #..# .###',
  I: '.### ..#. ..#. ..#. .###',
  L: '#... #... #... #... ####',
  O: '.##. #..# #..# #..# .##.',
  P: '###. #..# ###. #... #...',
  R: '###. #..# ###. #.#. #..#',
  T: '#### .#.. .#.. .#.. .#..',
  V: '#..# #..# #..# .##. .##.',
  Y: '#..# #..# .### ...# ###.',
  ':': '.... .#.. .... .#.. ....',
  '/': '...# ..#. ..#. .#.. #...',
};

/** An advance of one character, in pixels of glyphs. */
const ADVANCE = 5;

/** Draws rectangles and blocky text, because servers may have no fonts. */
export function createDrawing(width: number, height: number, background: Color) {
  const pixels = Buffer.alloc(width * height * 3);
  function rectangle(color: Color, [left, top, wide, high]: readonly [number, number, number, number]): void {
    const [from, to] = [Math.max(0, left), Math.min(width, left + wide)];
    for (let y = Math.max(0, top); y < Math.min(height, top + high); y += 1)
      pixels.fill(Uint8Array.from(color), (y * width + from) * 3, (y * width + to) * 3);
  }
  rectangle(background, [0, 0, width, height]);

  function text(color: Color, [left, top]: readonly [number, number], size: number, characters: string): void {
    for (const [place, character] of [...characters].entries()) {
      const rows = glyphs[character]?.split(' ') ?? [];
      for (const [y, row] of rows.entries()) {
        for (const [x, dot] of [...row].entries()) {
          if (dot === '#') rectangle(color, [left + (place * ADVANCE + x) * size, top + y * size, size, size]);
        }
      }
    }
  }

  return {
    rectangle,
    text,
    toPng: (): Promise<Buffer> =>
      sharp(pixels, { raw: { width, height, channels: 3 } })
        .png({ compressionLevel: 1 })
        .toBuffer(),
  };
}
