/** Which half of the journeys this run walks, beside another run that walks the rest; undefined: all. */
export const half: string | undefined = process.env.E2E_HALF || undefined;

const fileOf = (name: string) => `**/${name}.spec.ts`;

/** Half of the time of all; a file that is not named is of the second half. */
const first = ['look', 'links', 'misbehaving', 'languages', 'areas', 'frame', 'session', 'desk'].map(fileOf);
/** There nobody looks, which is half of the time of the half: these are walked instead. */
const firstOnPostgres = [...first, ...['money-areas', 'order'].map(fileOf)];
/** In a full run everybody looks at everything, and half of them take half of the time. */
const firstToLook = ['Sara', 'Ida', 'guest'];

/**
 * Of what screens do: what these save others save as well, and what they ask the server for its own tests ask of PostgreSQL. They are
 * walked on the embedded database, and not again on PostgreSQL.
 */
const ofScreens = [
  'fingerprint',
  'frame',
  'grid',
  'keyboard',
  'kept',
  'languages',
  'links',
  'page-errors',
  'pseudo-locale',
  'seen-before',
  'shortcuts',
  'still',
  'tablet',
  'touch',
  'tour',
].map(fileOf);

export interface Part {
  readonly half: string | undefined;
  readonly isFull: boolean;
  readonly isOnPostgres: boolean;
}

const run: Part = {
  half,
  isFull: process.env.E2E_FULL === '1',
  isOnPostgres: process.env.E2E_DATABASE === 'postgres',
};

/** The files that no project takes in this run. */
export const notWalked = ({ isOnPostgres }: Pick<Part, 'isOnPostgres'> = run): readonly string[] =>
  isOnPostgres ? ofScreens : [];

/** The files that a project takes in this half, all but `testIgnore` in the whole. */
export function halved(leftOut: readonly string[], { half, isFull, isOnPostgres } = run) {
  const testIgnore = [...leftOut, ...notWalked({ isOnPostgres })];
  if (half === undefined || isFull) return { testIgnore };
  const matched = isOnPostgres ? firstOnPostgres : first;
  return half === '1' ? { testMatch: matched, testIgnore } : { testIgnore: [...testIgnore, ...matched] };
}

/** Whether somebody looks in this half. */
export const looksIn = (role: string, { half, isFull }: Pick<Part, 'half' | 'isFull'> = run): boolean =>
  !isFull || half === undefined || firstToLook.includes(role) === (half === '1');
