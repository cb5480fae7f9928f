import { type Color, createDrawing } from './pixel-drawing.ts';
import type { SeededRandom } from './random.ts';

const night: Color = [16, 22, 38];
const panel: Color = [28, 37, 60];
const own: Color = [70, 140, 240];
const theirs: Color = [226, 84, 84];
const gold: Color = [240, 190, 80];
const white: Color = [236, 240, 248];
const grey: Color = [120, 134, 164];

interface GamePicture {
  readonly alt: string;
  /** PNG. */
  readonly file: () => Promise<Buffer>;
}

/** The score of a game with its ten players. */
export function scoreboard(dice: SeededRandom): GamePicture {
  const score = [dice.whole(26, 41), dice.whole(9, 22)] as const;
  const { rectangle, text, toPng } = createDrawing(960, 600, night);
  rectangle(panel, [0, 0, 960, 96]);
  text(gold, [40, 28], 8, 'VICTORY');
  text(own, [560, 28], 8, `${score[0]}`);
  text(grey, [656, 28], 8, ':');
  text(theirs, [704, 28], 8, `${score[1]}`);
  for (let row = 0; row < 10; row += 1) {
    const team = row < 5 ? own : theirs;
    const top = 116 + row * 48 + (row < 5 ? 0 : 8);
    rectangle(panel, [24, top, 912, 40]);
    rectangle(team, [24, top, 6, 40]);
    rectangle(grey, [48, top + 6, 28, 28]);
    rectangle(row === 0 ? gold : white, [96, top + 14, dice.whole(90, 220), 12]);
    const counts = [dice.whole(1, row < 5 ? 14 : 7), dice.whole(1, 9), dice.whole(2, 15)];
    text(white, [400, top + 10], 4, counts.join('/'));
    rectangle(team, [660, top + 14, dice.whole(60, 250), 12]);
  }
  return { alt: `Victory, ${score[0]} to ${score[1]}`, file: toPng };
}

/** The rank after the game, with its league points. */
export function rankCard(dice: SeededRandom): GamePicture {
  const points = dice.whole(35, 96);
  const { rectangle, text, toPng } = createDrawing(480, 560, night);
  for (let row = 0; row < 200; row += 1) {
    const half = row < 100 ? row : 200 - row;
    rectangle(row % 40 < 20 ? gold : [214, 160, 60], [240 - half, 60 + row, half * 2, 1]);
  }
  rectangle(night, [190, 130, 100, 60]);
  text(gold, [204, 140], 8, 'II');
  text(white, [152, 310], 9, 'GOLD');
  text(grey, [165, 390], 6, `${points} LP`);
  rectangle(panel, [60, 460, 360, 24]);
  rectangle(own, [60, 460, Math.round(points * 3.6), 24]);
  return { alt: `Gold II with ${points} LP`, file: toPng };
}
