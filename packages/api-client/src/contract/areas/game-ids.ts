import { games } from '@boostdesk/catalogs';

/** Ids of all games, including 'General', which means any game. */
export const gameIds = /* @__PURE__ */ (() => games.map(({ id }) => id))();
/** Ids of all games except 'General'. */
export const playedGameIds = /* @__PURE__ */ (() => gameIds.filter((id) => id !== 0))();
