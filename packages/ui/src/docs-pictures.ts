import type { ReactNode } from 'react';

/** What to do and what not, side by side on a docs page: `<name>.pictures.tsx` beside the component. */
export interface PicturePair {
  readonly do: Picture;
  readonly dont: Picture;
}

export interface Picture {
  /** A sentence that says what the picture shows; the only part that is read out. */
  readonly caption: string;
  readonly picture: ReactNode;
}
