import { games } from '@boostdesk/catalogs';

/** All games, including 'General' (any game). */
export const gameIds = /* @__PURE__ */ (() => games.map(({ id }) => id))();
/** All games except 'General'. */
export const playedGameIds = /* @__PURE__ */ (() => gameIds.filter((id) => id !== 0))();
